import { describe, expect, it } from 'vitest';
import { checkFile, type FileRules, formatBytes } from './file-check.ts';

const PICTURE: FileRules = {
  types: ['image/jpeg', 'image/png'],
  maximumBytes: 5_000,
  wrongType: 'onlyImages',
};

describe('checkFile', () => {
  it('accepts a file of exactly the limit', () => {
    expect(checkFile({ name: 'a.png', type: 'image/png', size: 5_000 }, PICTURE)).toBeUndefined();
  });

  it('D40: refuses one more byte', () => {
    expect(checkFile({ name: 'a.png', type: 'image/png', size: 5_001 }, PICTURE)).toBe('fileTooLarge');
  });

  it('reports a wrong type before the size', () => {
    expect(checkFile({ name: 'a.png', type: 'application/pdf', size: 9_000 }, PICTURE)).toBe('onlyImages');
    expect(checkFile({ name: 'a.png', type: '', size: 1 }, PICTURE)).toBe('onlyImages');
  });

  it('says what to do with a photo of an iPhone, whose type not every system knows', () => {
    for (const file of [
      { name: 'IMG_1.HEIC', type: '', size: 1 },
      { name: 'IMG_1', type: 'image/heic', size: 1 },
    ])
      expect(checkFile(file, PICTURE)).toBe('pictureIsHeic');
    const document = { ...PICTURE, types: ['application/pdf'] };
    expect(checkFile({ name: 'a.heic', type: 'image/heic', size: 1 }, document)).toBe('onlyImages');
  });
});

it('says what to do with a film in the format of a phone, whose type not every system knows', () => {
  const rules: FileRules = { types: ['video/mp4'], maximumBytes: 5_000, wrongType: 'onlyMp4' };
  for (const file of [
    { name: 'IMG_1.MOV', type: '', size: 1 },
    { name: 'film', type: 'video/quicktime', size: 1 },
    { name: 'film.m4v', type: 'video/x-m4v', size: 1 },
    { name: 'film.3gp', type: 'video/3gpp', size: 1 },
  ])
    expect(checkFile(file, rules)).toBe('filmOfPhone');
  expect(checkFile({ name: 'film.avi', type: 'video/x-msvideo', size: 1 }, rules)).toBe('onlyMp4');
  expect(checkFile({ name: 'film.mp4', type: 'video/mp4', size: 1 }, rules)).toBeUndefined();
});

describe('formatBytes', () => {
  it('formats small files in whole kilobytes, never 0', () => {
    expect(formatBytes(10, 'en')).toBe('1 kB');
  });

  it('formats large files in megabytes with one decimal', () => {
    expect(formatBytes(4.84 * 1024 * 1024, 'en')).toBe('4.8 MB');
  });
});
