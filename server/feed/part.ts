import type { Part } from '@/server/platform/part';

export const feedPart = {
  tables: {
    feed_runs: 'id folder started_at ended_at result',
    feed_rows: 'version kind key before after',
    settings: 'brand key value',
    shops:
      'id no slug name full_name org_no description opening_hours map_link post_no post_place address email phone messenger picture chain_id latitude longitude web_shop',
    shop_exceptions: 'shop_id date hours note',
    shipping_methods: 'id name description price position',
    postcodes: 'code place latitude longitude approximate',
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
  },
} satisfies Part;
