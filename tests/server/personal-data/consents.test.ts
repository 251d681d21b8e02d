import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONSENT_VERSION } from '@/lib/consent/consent';
import asked from '@/messages/asked.nb.json';
import consent from '@/messages/consent.nb.json';
import messages from '@/messages/nb.json';
import { systemClock } from '@/server/ports/clock';
import { readCommand } from '@/server/staff/command';
import { openStaffDesk } from '@/server/staff/open';
import { topics } from '@/server/staff/topics';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.sql`truncate customers, consents, consent_choices cascade`);

async function staff(...words: string[]): Promise<string> {
  const command = readCommand(['consents', ...words], topics);
  if (command.name !== 'run') return command.name;
  return command.run(openStaffDesk(database.sql, systemClock));
}

const register = () => database.sql`
  insert into customers (id, firstname, surname, email, phone, password_hash, terms_conditions, newsletter, created_at)
  values (7, 'Kari', 'Nordmann', 'kari@example.no', '91234567', 'x', true, true, '2026-03-03T11:00:00Z')`;
const choices = async () =>
  (await database.sql`select choice, given, source, version from marketing_consents order by id`).map((row) => ({
    ...row,
  }));

describe('rule 10.45: consent can be shown', () => {
  it('in the words that were asked: who changes them raises the version and writes them down', async () => {
    const { saved: _saved, details: _details, dialog, ...words } = consent;
    const { close: _close, ...told } = dialog;
    // A necessary cookie that came later asks nothing.
    const { device: _device, ...cookies } = words.cookies;
    expect(asked.cookies[String(CONSENT_VERSION) as keyof typeof asked.cookies]).toEqual({
      ...words,
      cookies,
      dialog: told,
    });
    const [column] = await database.sql<{ version: string }[]>`select column_default as version
      from information_schema.columns where table_name = 'marketing_consents' and column_name = 'version'`;
    const { terms, termsLink, termsAnd, privacyLink } = messages.account.words.register;
    expect(asked.choices[String(column?.version) as keyof typeof asked.choices]).toEqual({
      terms: [terms, termsLink, termsAnd, privacyLink].join(' '),
      opt: messages.account.words.opt,
    });
  });

  it('every yes and no of an account is kept, whoever writes it, with when and where', async () => {
    await register();
    await database.sql`update customers set newsletter = false, club = true`;
    await database.sql`update customers set surname = 'Hansen', club = true`;
    expect(await choices()).toEqual([
      { choice: 'terms_conditions', given: true, source: 'registration', version: 2 },
      { choice: 'newsletter', given: true, source: 'registration', version: 2 },
      { choice: 'club', given: true, source: 'account', version: 2 },
      { choice: 'newsletter', given: false, source: 'account', version: 2 },
    ]);
    const said = await staff('account', 'Kari@Example.no');
    expect(said).toContain('3. mars 2026 kl. 12:00  newsletter: yes, when the account was made  version 2');
    expect(said).toContain('newsletter: no, in the account  version 2');
    expect(said).toContain('opt.newsletter: Nyhetsbrev på e-post');
  });

  it('is only added to, and goes with the account', async () => {
    await register();
    await expect(database.sql`update marketing_consents set given = false`).rejects.toThrow('only added to');
    await expect(database.sql`delete from marketing_consents`).rejects.toThrow('only added to');
    await database.sql`delete from customers`;
    expect(await choices()).toEqual([]);
  });

  it('of a browser: when, which version, the words, each choice, also the last one before each was kept', async () => {
    const id = randomUUID();
    await database.sql`insert into consents (id, version, at, ga, gtm, meta)
      values (${id}, 1, '2026-03-03T11:00:00Z', true, false, false)`;
    const digest = (text: string) => createHash('sha256').update(text).digest('hex');
    const add = (browser: string, chosenAt: string, at: string) => database.sql`
      insert into consent_choices (browser, chosen_at, at, version, ga, gtm, meta)
      values (${digest(browser)}, ${chosenAt}, ${at}, 1, false, true, false)`;
    await add(id, '2026-03-04T11:00:00Z', '2026-03-04T12:30:00Z');
    await add(id, '2026-03-05T11:00:01Z', '2026-03-05T11:00:02Z');
    await add(randomUUID(), '2026-03-06T11:00:00Z', '2026-03-06T11:00:00Z');
    const said = await staff('show', id.toUpperCase());
    const next = 'version 1  Google Analytics: no, Tag Manager: yes, Meta: no';
    expect(said.split('\n').slice(0, 4)).toEqual([
      '3. mars 2026 kl. 12:00  version 1  Google Analytics: yes, Tag Manager: no, Meta: no',
      `4. mars 2026 kl. 13:30  ${next}, chosen 4. mars 2026 kl. 12:00 by the browser’s clock`,
      `5. mars 2026 kl. 12:00  ${next}`,
      '',
    ]);
    expect(said).toContain(`banner.text: ${consent.banner.text}`);
    await expect(staff('show', randomUUID())).rejects.toThrow('No choice is kept');
    await expect(staff('show', 'x')).rejects.toThrow('No choice is kept');
    expect(await staff('show')).toBe('wrong');
  });
});
