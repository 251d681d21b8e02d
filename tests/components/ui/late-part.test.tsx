import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { latePart } from '@/components/ui/late-part';

const LONG = 'x'.repeat(50_000);
const Reviews = latePart(async () => ({ text }: { text: string }) => <p>{text}</p>);

describe('decision 0014: what comes alive late', () => {
  it('stands whole in its place in the page, however long it is', async () => {
    const { prelude } = await prerender(
      <main>
        <Reviews text={LONG} />
        <Reviews text="second" />
        <footer>end</footer>
      </main>,
    );
    const html = (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, '');
    expect(html).toContain(`<main><p>${LONG}</p><p>second</p><footer>end</footer></main>`);
    expect(html).not.toMatch(/<script|<template|hidden/);
  });
});
