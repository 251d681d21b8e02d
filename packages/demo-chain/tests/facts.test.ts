import { readFileSync } from 'node:fs';
import { pageTexts } from 'demo-chain/pages';
import { shops } from 'demo-chain/shops';
import { demoFeed } from 'demo-chain/write-feed';
import { describe, expect, it } from 'vitest';
import mail from '@/messages/mail.nb.json';
import nb from '@/messages/nb.json';

const brandFiles = ['nordvidda', 'heldre'].map((id) =>
  readFileSync(`packages/demo-chain/brands/${id}/brand.json`, 'utf8'),
);
const told = `${JSON.stringify([nb, mail, brandFiles])}${pageTexts().join('')}${[...demoFeed(new Date('2026-10-14T22:00:00Z')).values()].join('')}`;

describe('what is told in several places', () => {
  it('names the southernmost and the northernmost shop wherever it says how far the chain reaches', () => {
    const byLatitude = shops.filter(({ webShop }) => !webShop).sort((a, b) => a.latitude - b.latitude);
    const [south, north] = [byLatitude[0], byLatitude.at(-1)].map((shop) => shop?.name.replace('Nordvidda ', ''));
    const reach = `ra ${south} i sør til ${north} i nord`;
    expect(told.split(reach).length - 1).toBeGreaterThanOrEqual(3);
    expect(told.match(/[Ff]ra Kirkenes|Mandal til|til Kirkenes|til Kristiansand/g)).toBeNull();
  });

  it('counts the shops as they are', () => {
    const counts = [...told.matchAll(/i (\d+) butikker/g)].map(([, n]) => Number(n));
    expect(new Set(counts)).toEqual(new Set([shops.filter(({ webShop }) => !webShop).length]));
  });

  it('tells one length of the tour over the plateau', () => {
    expect(told).not.toMatch(/Tre uker, ett sett/);
  });

  it('follows height for the length of skis and sleeping bags, and sells no binding on the web', () => {
    expect(told).not.toMatch(/Lengden følger vekten|10–15 cm lengre|både ski og binding|Selges separat, monteres/);
    expect(told).toMatch(/Lengden følger høyden din/);
  });
});
