import { expect, it } from 'vitest';
import { isHevc } from './is-hevc.ts';

/** A film of which only the format of its track is told, behind its content as phones write it. */
const film = (codec: string, before = '') =>
  new Blob([`\0\0\0\x18ftypmp42${before}\0\0\0\x75stsd\0\0\0\0\0\0\0\x01\0\0\0\x65${codec}`]);

it.each([
  ['hvc1', true],
  ['hev1', true],
  ['dvh1', true],
  ['avc1', false],
  ['av01', false],
])('a film with the codec %s is one of HEVC: %s', async (codec, expected) => {
  expect(await isHevc(film(codec))).toBe(expected);
});

it('letters in the pictures are no codec', async () => {
  expect(await isHevc(film('avc1', 'hvc1 hev1'))).toBe(false);
});
