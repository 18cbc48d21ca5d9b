import { describe, expect, it } from 'vitest';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { isFileMissing, removesFilm } from './missing-file.ts';

const { IMAGE, VIDEO, YOUTUBE, PDF } = ContentFileType;
const file = new File(['x'], 'x.mp4');

describe('isFileMissing', () => {
  it('[D37] a picture is optional', () => {
    expect(isFileMissing(IMAGE, undefined, undefined)).toBe(false);
  });

  it.each([VIDEO, PDF])('[D37] a new %s needs a file', (fileType) => {
    expect(isFileMissing(fileType, undefined, undefined)).toBe(true);
    expect(isFileMissing(fileType, undefined, file)).toBe(false);
  });

  it('accepts a stored file of the same type', () => {
    expect(isFileMissing(VIDEO, { fileType: VIDEO, file: {} }, undefined)).toBe(false);
    expect(isFileMissing(PDF, { fileType: PDF, file: {} }, undefined)).toBe(false);
  });

  it('does not accept a stored picture for a video', () => {
    expect(isFileMissing(VIDEO, { fileType: IMAGE, file: {} }, undefined)).toBe(true);
  });

  it('[D37] a picture is optional even when it replaces a film', () => {
    expect(isFileMissing(IMAGE, { fileType: VIDEO, file: {} }, undefined)).toBe(false);
  });

  it('[D37] a link needs no file, even when it replaces a film', () => {
    expect(isFileMissing(YOUTUBE, undefined, undefined)).toBe(false);
    expect(isFileMissing(YOUTUBE, { fileType: VIDEO, file: {} }, undefined)).toBe(false);
  });

  it('does not accept the thumbnail of a link for a film', () => {
    expect(isFileMissing(VIDEO, { fileType: YOUTUBE, file: {} }, undefined)).toBe(true);
  });
});

describe('removesFilm', () => {
  it('[D37] is true for a change to picture without a file', () => {
    expect(removesFilm(IMAGE, { fileType: VIDEO, file: {} }, undefined)).toBe(true);
    expect(removesFilm(IMAGE, { fileType: VIDEO, file: {} }, file)).toBe(false);
  });

  it('is false while the type stays video, and without a stored film', () => {
    expect(removesFilm(VIDEO, { fileType: VIDEO, file: {} }, undefined)).toBe(false);
    expect(removesFilm(IMAGE, { fileType: IMAGE, file: {} }, undefined)).toBe(false);
    expect(removesFilm(IMAGE, undefined, undefined)).toBe(false);
  });
});
