import { expect, it } from 'vitest';
import { CONTENT_SECTIONS } from '../../components/office/content-sections.ts';
import { CONTENT_KINDS } from './content-kinds.ts';

it('[gate] the form of each kind of content returns to the list of that kind', () => {
  const officeSections = Object.entries(CONTENT_KINDS).map(([name, { officeSection }]) => [
    name,
    officeSection,
  ]);
  expect(Object.fromEntries(officeSections)).toEqual(CONTENT_SECTIONS);
});
