import type { OnDeletion, PersonalColumn, PersonalTable } from './terms';

const column = (exported: PersonalColumn['exported'], onDeletion: OnDeletion): PersonalColumn => ({
  exported,
  onDeletion,
});
const gone = column(true, 'deleted');
const emptied = column(true, 'emptied');
/** Of what the books need: until their time is over. */
const booked = column(true, 'kept');
const opens = (onDeletion: OnDeletion) => column('it opens something, and says nothing', onDeletion);
const again = (onDeletion: OnDeletion) => column('the same is told from where it is kept first', onDeletion);
const stays = (one: PersonalColumn, stays: string): PersonalColumn => ({ ...one, stays });
const KEY = 'a random key, and what it opens names nobody by then';
const providers = stays(column('it leads to the provider’s books', 'kept'), KEY);
const staffs = column('it is about who works in the shop', 'kept');
const shortly = column('it is gone within weeks, and what it was about is told', 'kept');
const nobodys = column('it leads to no account', 'kept');

const UNSOLD = { after: 'it was made and never sold', months: 12, task: 'anonymise old reservations' };
const SOLD = { after: 'the accounting year of the last document', accountingYears: 5, task: 'forget old sales' };

/**
 * Every table with something of a person. A column that stands in neither this list nor the next fails
 * tests/server/personal-data; the records of processing, the tests of forgetting, of the copy and of deletion follow from it.
 */
export const personalTables: Record<string, PersonalTable> = {
  customers: {
    activity: 'account',
    persons: ['customer'],
    kept: ['account'],
    personal: {
      auth_id: gone,
      firstname: gone,
      surname: gone,
      email: gone,
      pending_email: gone,
      pending_email_session: opens('deleted'),
      phone: gone,
      password_hash: opens('deleted'),
      birth_date: gone,
      gender_id: gone,
      addr: gone,
      postnr: gone,
      city: gone,
      permissions: gone,
      preferences: gone,
      cookies: gone,
      terms_conditions: gone,
      club: gone,
      marketing: gone,
      newsletter: gone,
      event_invite: gone,
      birthday_gift: gone,
      cookie_ga: gone,
      cookie_google_tag_manager: gone,
      cookie_meta_pixel: gone,
      club_code: gone,
    },
    plain: 'id verified cookie_default created_at pending_email_at',
  },
  marketing_consents: {
    activity: 'marketing',
    persons: ['customer'],
    kept: ['account'],
    personal: { customer_id: again('deleted'), choice: gone, given: gone, source: gone, at: gone, version: gone },
    plain: 'id',
  },
  favourites: {
    activity: 'account',
    persons: ['customer'],
    kept: ['account'],
    personal: { customer_id: gone, article_id: gone },
    plain: 'created_at',
  },
  sessions: {
    activity: 'account',
    persons: ['customer'],
    kept: ['account', { after: 'it ended', days: 30, task: 'forget old sessions' }],
    personal: { id: opens('deleted'), customer_id: again('deleted'), created_at: gone, last_seen: gone },
    plain: 'expires_at revoked_at',
  },
  customer_devices: {
    activity: 'account',
    persons: ['customer'],
    kept: ['account', { after: 'the last login there', months: 12, task: 'forget old sessions' }],
    personal: { id: opens('deleted'), customer_id: again('deleted'), last_login: gone },
    plain: 'expires_at',
  },
  customer_tokens: {
    activity: 'account',
    persons: ['customer'],
    kept: ['account', { after: 'the link ended', days: 30, task: 'forget old links' }],
    personal: { id: opens('deleted'), customer_id: again('deleted'), email: again('deleted') },
    plain: 'purpose expires_at used_at created_at',
  },
  reviews: {
    activity: 'reviews',
    persons: ['reviewer'],
    kept: ['account'],
    personal: {
      customer_id: column(true, 'emptied'),
      customer_name: emptied,
      content: stays(booked, 'the review, without its writer'),
      size_color: stays(booked, 'the size and colour it is about'),
    },
    plain: 'id article_id reply rating approved decided_at verified_purchase true_to_size anonymous created_at',
  },
  poll_answers: {
    activity: 'polls',
    persons: ['customer', 'visitor'],
    kept: ['account', { after: 'it was given', months: 12, task: 'forget who answered polls' }],
    personal: { visitor: again('emptied') },
    plain: 'id question_id option_id created_at',
  },
  consent_choices: {
    activity: 'cookies',
    persons: ['visitor'],
    kept: [{ after: 'it was chosen', months: 12, task: 'forget old consents' }],
    personal: { browser: nobodys },
    plain: 'chosen_at at version ga gtm meta',
  },
  consents: {
    activity: 'cookies',
    persons: ['visitor'],
    kept: [{ after: 'it was chosen', months: 12, task: 'forget old consents' }],
    personal: { id: nobodys },
    plain: 'version at ga gtm meta',
  },
  attempts: {
    activity: 'operation',
    persons: ['customer', 'buyer', 'visitor'],
    kept: [{ after: 'the last try', days: 30, task: 'forget old attempts' }],
    personal: { key: column('it counts tries, under a digest', 'kept') },
    plain: 'count last_at blocked_until',
  },
  wanted_letters: {
    activity: 'operation',
    persons: ['customer', 'buyer', 'visitor'],
    kept: [{ after: 'it was asked for', days: 1, task: 'forget letters that were asked for' }],
    personal: { email: nobodys, phone: nobodys },
    plain: 'id kind number brand created_at',
  },
  stock_alerts: {
    activity: 'alerts',
    persons: ['waiting'],
    kept: [{ after: 'it was asked for', days: 183, task: 'forget stock alerts' }],
    personal: { email: gone, ean: gone, stop_token: opens('deleted') },
    plain: 'id brand created_at',
  },
  orders: {
    activity: 'reservations',
    persons: ['buyer'],
    kept: [UNSOLD, SOLD],
    personal: {
      token: stays(booked, KEY),
      customer_id: emptied,
      name: emptied,
      email: emptied,
      phone: emptied,
      address: emptied,
      address_line2: emptied,
      zipcode: emptied,
      city: emptied,
    },
    plain:
      'id number kind status_id brand shop_id delivery shipping_method_id freight discount promo_code total vat expires_at purchase_id created_at anonymised_at account_deleted_at',
  },
  order_events: {
    activity: 'sales',
    persons: ['buyer', 'worker'],
    kept: [UNSOLD, SOLD],
    personal: { note: column('what the shop notes for itself', 'emptied'), by: staffs },
    plain: 'id order_id status_id at actor',
  },
  order_documents: {
    activity: 'sales',
    persons: ['buyer'],
    kept: [UNSOLD, SOLD],
    personal: {
      'body.buyer.name': again('kept'),
      'body.buyer.email': again('kept'),
      'body.buyer.phone': again('kept'),
      'body.delivery.place': again('kept'),
    },
    plain: 'id order_id kind created_at',
  },
  sales_documents: {
    activity: 'sales',
    persons: ['buyer'],
    kept: [SOLD],
    personal: {
      'body.buyer.name': again('kept'),
      'body.buyer.address': again('kept'),
      'body.delivery.place': again('kept'),
      'body.payment.instrument': again('kept'),
    },
    plain: 'id org_no kind number order_id fulfilment_id cause total created_at',
  },
  fulfilments: {
    activity: 'sales',
    persons: ['buyer'],
    kept: [UNSOLD, SOLD],
    personal: { tracking_number: emptied, tracking_url: emptied },
    plain:
      'id order_id position shop_id kind state freight total due_at carrier version left_at delivered_at created_at',
  },
  purchases: {
    activity: 'sales',
    persons: ['buyer'],
    kept: [UNSOLD, SOLD],
    personal: { token: stays(opens('kept'), KEY), customer_id: again('emptied') },
    plain: 'id brand method provider state total hold_until created_at settled_at',
  },
  payments: {
    activity: 'sales',
    persons: ['buyer'],
    kept: [UNSOLD, SOLD],
    personal: {
      reference: providers,
      provider_id: providers,
      url: opens('emptied'),
      client_token: opens('emptied'),
      'request.buyer.name': again('emptied'),
      'request.buyer.email': again('emptied'),
      'request.buyer.phone': again('emptied'),
      'request.buyer.address.street': again('emptied'),
      'request.buyer.address.line2': again('emptied'),
      'request.buyer.address.postalCode': again('emptied'),
      'request.buyer.address.city': again('emptied'),
      instrument: emptied,
    },
    plain:
      'id purchase_id fulfilment_id client_category amount state authorised captured released refunded expires_at read_at created_at',
  },
  payment_acts: {
    activity: 'sales',
    persons: ['buyer'],
    kept: [UNSOLD, SOLD],
    personal: {
      'body.shipping.trackingNumber': again('emptied'),
      last_error: column('what the provider answered the shop', 'emptied'),
      reference: providers,
    },
    plain: 'id payment_id kind key amount fulfilment_id state attempts next_attempt_at created_at done_at',
  },
  withdrawals: {
    activity: 'withdrawals',
    persons: ['buyer'],
    kept: [SOLD],
    personal: { reason: emptied },
    plain: 'id order_id key number refund body created_at goods_back_at settled_at',
  },
  complaints: {
    activity: 'complaints',
    persons: ['buyer'],
    kept: [SOLD],
    personal: { text: emptied },
    plain: 'id order_id key number eans wish created_at',
  },
  complaint_settlements: {
    activity: 'complaints',
    persons: ['buyer', 'worker'],
    kept: [SOLD],
    personal: { word: emptied, by: staffs },
    plain: 'id complaint_id fulfilment_id outcome amount created_at',
  },
  idempotency_keys: {
    activity: 'operation',
    persons: ['buyer'],
    kept: [{ after: 'the call', days: 7, task: 'forget idempotency keys' }],
    personal: { key: opens('deleted'), body: again('deleted') },
    plain: 'request_digest created_at',
  },
  mails: {
    activity: 'letters',
    persons: ['customer', 'buyer', 'waiting'],
    kept: [{ after: 'it went or was given up', days: 30, task: 'forget old letters' }],
    personal: {
      key: stays(
        column('which letter it was', 'deleted'),
        'a number of an order, or of an account as long as that is there',
      ),
      recipient: again('emptied'),
      subject: again('emptied'),
      text_body: again('emptied'),
      html_body: again('emptied'),
      unsubscribe: opens('emptied'),
      last_error: column('what the mail server answered', 'emptied'),
    },
    plain: 'id brand attempts next_attempt_at sent_at given_up created_at',
  },
  sandbox_payments: {
    activity: 'sales',
    persons: ['buyer'],
    kept: [{ after: 'it was opened', days: 90, task: 'forget old payments of the sandbox' }],
    personal: { reference: shortly, return_url: shortly, cancel_url: shortly },
    plain:
      'id kind amount authorised captured released refunded state lines webhook_url acts webhooks silent expires_at created_at',
  },
  counter_staff: {
    activity: 'workers',
    persons: ['worker'],
    kept: ['work', { after: 'the code was ended', months: 12, task: 'forget what is over at the counters' }],
    personal: { name: staffs, login: staffs, code_hash: staffs },
    plain: 'id shop_id created_at revoked_at',
  },
  counter_sessions: {
    activity: 'workers',
    persons: ['worker'],
    kept: [{ after: 'it ended', days: 0, task: 'forget what is over at the counters' }],
    personal: { id: staffs, staff_id: staffs },
    plain: 'created_at expires_at',
  },
  counter_acts: {
    activity: 'operation',
    persons: ['buyer', 'worker'],
    kept: [{ after: 'the act', days: 7, task: 'forget what is over at the counters' }],
    personal: { key: column('it is about who works in the shop', 'deleted'), answer: again('deleted') },
    plain: 'request_digest created_at',
  },
};

/**
 * Tables that name nobody. What an order was of, and what was done with it, is somebody's only through `orders`. Searches are counted
 * without who asked.
 */
export const plainTables: Record<string, string> = {
  order_lines:
    'order_id position ean article_id article_no slug name brand color size image count unit_price pant vat_rate campaign_article_id',
  fulfilment_lines: 'fulfilment_id ean count picked missing withdrawn',
  withdrawal_lines: 'withdrawal_id ean count back',
  complaint_settlement_lines: 'settlement_id ean count amount',
  payment_alarms: 'id payment_id kind detail created_at resolved_at',
  document_series: 'org_no kind last',
  webhook_messages: 'id target_id event_id event body attempts next_attempt_at last_error sent_at given_up created_at',
  webhook_targets: 'id shop_id url secret active created_at',
  shop_keys: 'id shop_id name hash created_at revoked_at',
  search_log: 'day query count hits',
  search_rules: 'id query effect field ids path starts_at ends_at created_at',
  search_synonyms: 'id relation terms created_at',
  feed_runs: 'id folder started_at ended_at result',
  changes: 'id kind ref at xact',
  preview_endings: 'at',
  settings: 'brand key value',
  shops:
    'id no slug name full_name org_no description opening_hours map_link post_no post_place address email phone messenger picture chain_id latitude longitude web_shop',
  shop_exceptions: 'shop_id date hours note',
  shipping_methods: 'id name description price position',
  postcodes: 'code place latitude longitude approximate',
  stock: 'variant_id shop_id qty',
  order_statuses: 'id code',
  promo_codes: 'id code name valid_from valid_to fixed amount type',
  articles:
    'id article_no slug name description tech_description nutrient_content wash_label care_label material price pant product_line_id group_id custom_label image images featured can_purchase web_purchase_limit only_cc season fright_price visible age_limit vat_rate manufacturer date_created feed_digest',
  article_genders: 'article_id gender_id',
  article_groups: 'article_id group_id',
  bestsellers: 'article_id qty_rank turnover_rank',
  campaign_articles: 'id campaign_id article_id price label_type label_data',
  campaigns:
    'id name slug short_description description starts_at ends_at image image_mobile show_label show_image label_text url',
  categories: 'id name slug banner banner_link position',
  color_groups: 'id name label hex position',
  colors: 'id name hex color_code color_group_id',
  former_slugs: 'slug article_id',
  genders: 'id name',
  groups: 'id subcategory_id name slug position',
  price_history: 'id article_id shop_id price kind campaign_article_id valid_from valid_to',
  product_lines: 'id name slug description',
  sizes: 'id name',
  subcategories: 'id category_id name slug custom position',
  variants: 'id article_id ean size_id color_id can_purchase image images position',
  banners: 'id brand slot title body link_text link image image_mobile starts_at ends_at preview position',
  blog_categories: 'id slug name',
  blog_post_articles: 'post_id article_id position',
  blog_post_categories: 'post_id category_id',
  blog_posts: 'id slug title body featured_image main_article_id published_at brand',
  poll_options: 'id question_id text correct position',
  poll_questions: 'id poll_id text position',
  polls: 'id name description banner_desktop banner_mobile active brand',
  social_posts: 'id message created_time full_picture permalink_url raw brand',
};
