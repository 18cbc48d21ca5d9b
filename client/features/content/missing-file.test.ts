import { describe, expect, it } from 'vitest';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { isFileMissing } from './missing-file.ts';

const { IMAGE, VIDEO } = ContentFileType;
const file = new File(['x'], 'x.mp4');

describe('isFileMissing', () => {
  it('D37: a picture is optional', () => {
    expect(isFileMissing(IMAGE, undefined, undefined)).toBe(false);
  });

  it('D37: a new video needs its file', () => {
    expect(isFileMissing(VIDEO, undefined, undefined)).toBe(true);
    expect(isFileMissing(VIDEO, undefined, file)).toBe(false);
  });

  it('keeps a stored file of the same sort', () => {
    expect(isFileMissing(VIDEO, { fileType: VIDEO, file: {} }, undefined)).toBe(false);
  });

  it('does not take a stored picture for a video, nor the other way round', () => {
    expect(isFileMissing(VIDEO, { fileType: IMAGE, file: {} }, undefined)).toBe(true);
    expect(isFileMissing(IMAGE, { fileType: VIDEO, file: {} }, undefined)).toBe(true);
  });
});
