import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PickRow } from '@/components/counter/desk-rows';
import { DispatchForm } from '@/components/counter/dispatch-form';
import { PickView } from '@/components/counter/pick-view';
import { CounterWordsProvider } from '@/components/counter/use-counter-words';
import type { CounterPick } from '@/lib/contracts/counter';
import type { WaitingAction } from '@/lib/counter/waiting-actions';
import { words } from '@/lib/messages';
import { line, pick } from '@/tests/lib/counter/some-pick';

const plain = (html: string) => html.replace(/<!-- -->/g, '').replaceAll('\u00a0', ' ');
const seen = (shown: CounterPick, actions: WaitingAction[] = []) =>
  plain(
    renderToString(
      <CounterWordsProvider words={words.counter.words}>
        <PickView id={shown.id} pick={shown} listed actions={actions} />
      </CounterWordsProvider>,
    ),
  );
const sending = (shown: CounterPick) =>
  plain(
    renderToString(
      <CounterWordsProvider words={words.counter.words}>
        <DispatchForm pick={shown} />
      </CounterWordsProvider>,
    ),
  );
const picked = [line({ picked: 2 })];

describe('rule 15.22: the next action of a fulfilment', () => {
  const cases: [string, Partial<CounterPick>, string, string[]][] = [
    ['pieces are left', { lines: [line({ picked: 1 })] }, '1 stk. igjen å plukke', ['Klar til henting', 'Lever ut']],
    ['all is picked, and is collected', { state: 'picking', lines: picked }, 'Klar til henting', ['Send pakken']],
    ['all is picked, and is sent', { kind: 'send', state: 'picking', lines: picked }, 'Send pakken', ['Lever ut']],
    ['ready', { state: 'ready', lines: picked }, 'Lever ut', ['Finner ikke']],
    ['sent', { kind: 'send', state: 'sent', carrier: 'Bring', lines: picked }, 'Meld levert', ['Avbestill']],
    ['collected', { state: 'collected', lines: picked }, 'Levert ut.', ['Avbestill', 'Finner ikke']],
    ['not paid yet', { state: 'held' }, 'Kunden har ikke betalt ennå', ['Avbestill', 'Finner ikke']],
  ];
  it.each(cases)('%s', (_, over, offered, not) => {
    const html = seen(pick(over));
    expect(html).toContain(offered);
    for (const other of not) expect(html).not.toMatch(new RegExp(`>${other}</button>`));
  });
});

describe('before goods are handed over', () => {
  it('reserved goods are paid at the till, paid ones are not', () => {
    expect(seen(pick({ state: 'ready', lines: picked }))).toContain('Å betale i kassen </span><strong>998,00 kr');
    expect(seen(pick({ state: 'ready', paid: true, lines: picked }))).not.toContain('Å betale i kassen');
  });

  it('an age limit asks for ID, and nothing else does', () => {
    expect(seen(pick({ state: 'ready', lines: [line({ picked: 2, ageLimit: 18 })] }))).toContain('minst 18 år');
    expect(seen(pick({ state: 'ready', lines: picked }))).not.toContain('type="checkbox"');
  });

  it('a parcel asks for a check by its carrier, and nothing else does', () => {
    const limited = (ageLimit: number | null) => pick({ kind: 'send', lines: [line({ picked: 2, ageLimit })] });
    expect(sending(limited(16))).toContain('bestilt med legitimasjonskontroll: minst 16 år');
    expect(sending(limited(null))).not.toContain('type="checkbox"');
  });
});

it('the last digits of an EAN stand out, and size, colour and shelf count are shown', () => {
  const html = seen(pick({ lines: [line({ missing: 1 })] }));
  expect(html).toContain('704112101</span><b>0038</b>');
  for (const told of ['Blå', '>M<', '3 til på hyllen', '1 ble ikke funnet']) expect(html).toContain(told);
});

it('cancelled goods are not shown as picked, and goods never found do not go back to a shelf', () => {
  const lost = line({ count: 1, missing: 1 });
  const open = seen(pick({ state: 'picking', lines: [lost, line({ ean: '7041121010045' })] }));
  expect(open).toContain('Utgår');
  expect(open).not.toMatch(/0 av 0|Ferdig plukket/);
  const closed = seen(pick({ state: 'closed', lines: [lost] }));
  expect(closed).toContain('Ingen av varene ble funnet');
  expect(closed).not.toContain('hyllen.');
  expect(seen(pick({ state: 'closed', lines: [line({ withdrawn: 2 })] }))).toContain('skal det tilbake på hyllen');
});

it('rule 6.12: a refused action is described at its order, with the reason', () => {
  const act: WaitingAction = {
    ...{ key: 'a', shop: 3, person: 'Siv', pick: 7, number: 'NV-100007', refusal: 'Noen var før deg.' },
    act: { act: 'ready' },
  };
  const html = seen(pick(), [act, { ...act, key: 'b', pick: 8, refusal: 'Noe annet' }]);
  expect(html).toContain('NV-100007: klar til henting');
  expect(html).toContain('Noen var før deg.');
  expect(html).not.toContain('Noe annet');
});

it('the list shows no more of a buyer’s name than needed', () => {
  const html = plain(
    renderToString(
      <CounterWordsProvider words={words.counter.words}>
        <PickRow pick={pick()} open={undefined} isRefused={false} />
      </CounterWordsProvider>,
    ),
  );
  expect(html).toContain('Kari N.');
  expect(html).toContain('1 vare, 2 stk.');
  expect(html).not.toMatch(/Nordmann|91234567/);
});
