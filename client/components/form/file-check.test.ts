import { describe, expect, it } from 'vitest';
import { checkFile, type FileRules, formatBytes } from './file-check.ts';

const PICTURE: FileRules = {
  types: ['image/jpeg', 'image/png'],
  maximumBytes: 5_000,
  wrongType: 'onlyImages',
};

describe('checkFile', () => {
  it('lets a file of exactly the limit pass', () => {
    expect(checkFile({ type: 'image/png', size: 5_000 }, PICTURE)).toBeUndefined();
  });

  it('D40: refuses one byte more', () => {
    expect(checkFile({ type: 'image/png', size: 5_001 }, PICTURE)).toBe('fileTooLarge');
  });

  it('names the wrong type first, whatever the size', () => {
    expect(checkFile({ type: 'application/pdf', size: 9_000 }, PICTURE)).toBe('onlyImages');
    expect(checkFile({ type: '', size: 1 }, PICTURE)).toBe('onlyImages');
  });
});

describe('formatBytes', () => {
  it('says small files in whole kilobytes and never 0', () => {
    expect(formatBytes(10, 'en')).toBe('1 kB');
  });

  it('says large files in megabytes with one decimal', () => {
    expect(formatBytes(4.84 * 1024 * 1024, 'en')).toBe('4.8 MB');
  });
});
