import { getDefaultStore } from 'jotai';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AlertRegions, AlertRoot } from '@/components/ui/alert-root';
import { type AlertType, alertsAtom, closeLater, useAlerts } from '@/components/ui/use-alerts';
import { WordsProvider } from '@/components/words';
import { clientWords } from '@/lib/messages';

let alerts: ReturnType<typeof useAlerts>;
function Caller() {
  alerts = useAlerts();
  return null;
}
const queue = () => getDefaultStore().get(alertsAtom);
const html = (part: ReactElement) => renderToString(<WordsProvider words={clientWords}>{part}</WordsProvider>);
const seen = () => html(<AlertRegions alert={queue()[0]} onClose={() => undefined} />);
/** As the box of the first one does while nothing is on it. */
const runClock = () => {
  const [first] = queue();
  return first && closeLater(first, () => alerts.close(first.uid));
};

beforeEach(() => {
  vi.useFakeTimers();
  getDefaultStore().set(alertsAtom, []);
  renderToString(<Caller />);
});
afterEach(() => void vi.useRealTimers());

describe('rule 4.21: alerts', () => {
  it('shows only the first of several, and the next once it is closed', () => {
    for (const text of ['først', 'så']) alerts.push({ type: 'info', text });
    expect(seen()).toMatch(/først(?![\s\S]*<p>så)/);
    alerts.close(queue()[0]?.uid as number);
    expect(seen()).toMatch(/<p>så/);
    alerts.close(queue()[0]?.uid as number);
    expect(seen()).not.toContain('<p>');
  });

  it('is not in what is hydrated, also when one waits already', () => {
    const before = html(<AlertRoot />);
    alerts.push({ type: 'info', text: 'en' });
    expect(html(<AlertRoot />)).toBe(before);
  });

  it.each([
    [undefined, 3000],
    [8000, 8000],
  ])('told %s it stands for %i ms', (timeout, ms) => {
    alerts.push({ type: 'info', text: 'en', ...(timeout && { timeout }) });
    runClock();
    vi.advanceTimersByTime(ms - 1);
    expect(queue()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(queue()).toEqual([]);
  });

  it('starts the next one’s timer when it is shown', () => {
    for (const text of ['først', 'så']) alerts.push({ type: 'info', text });
    runClock();
    vi.advanceTimersByTime(3000);
    runClock();
    vi.advanceTimersByTime(2999);
    expect(queue().map(({ text }) => text)).toEqual(['så']);
  });

  it('a stopped timer closes nothing', () => {
    alerts.push({ type: 'info', text: 'en' });
    runClock()?.();
    vi.advanceTimersByTime(10_000);
    expect(queue()).toHaveLength(1);
  });
});

describe('rule 8.11: titles of alerts', () => {
  it.each<[AlertType, string, 'alert' | 'status']>([
    ['error', 'Noe gikk galt', 'alert'],
    ['warning', 'Obs!', 'status'],
    ['info', 'Informasjon', 'status'],
    ['success', 'Suksess', 'status'],
  ])('%s is %s', (type, title, role) => {
    alerts.push({ type, text: 'x' });
    expect(seen()).toMatch(new RegExp(`role="${role}"><div[^>]*><div[^>]*><strong[^>]*>${title}</strong>`));
  });
});
