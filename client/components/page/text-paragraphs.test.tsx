import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { TextParagraphs } from './text-paragraphs.tsx';

it('[VISIT-4] a number in a long text rings', async () => {
  await showScreen(<TextParagraphs text={'Come on 01/02/2027.\n\nAsk Asha, ૦૭૭૦૦ ૯૦૦૦૦૨, or the office.'} />);
  const [link, ...others] = screen.getAllByRole('link');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['૦૭૭૦૦ ૯૦૦૦૦૨', 'tel:+447700900002']);
  expect(others).toEqual([]);
});
