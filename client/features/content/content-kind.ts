import type { ParseKeys } from 'i18next';
import type { z } from 'zod';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { LIMITS } from '../../../rules/limits.ts';
import type { FileRules } from '../../components/file-check.ts';
import type { Picture } from '../../components/media-picture.tsx';
import type { FormRules } from '../../components/use-rules-form.ts';

/** What items of all kinds of content have in common. */
export interface ContentItem {
  id: number;
  name: string;
  nameGujarati?: string | null;
  description: string;
  descriptionGujarati?: string | null;
  fileType: ContentFileType;
  file?: Picture | null;
}

/** A text field of a kind's form. */
interface ContentField<Name> {
  /** As the rule set spells it. */
  name: Name;
  label: ParseKeys;
  required?: boolean;
  /** Rows of a longer text. */
  rows?: number;
  /** Where typing stops. */
  inputLimit?: number;
  /** Characters it must at least have. */
  minimum?: number;
  /** Belongs to the part that is filled in in Gujarati. */
  gujarati?: boolean;
}

/** A sort of file that an item can carry. */
export interface ContentUpload {
  fileType: ContentFileType;
  label: ParseKeys;
  chooseLabel: ParseKeys;
  hint: ParseKeys;
  file: FileRules;
}

/** Everything one kind of content has of its own in the browser; the forms and lists read it. */
export interface ContentKind<Rules extends FormRules> {
  rules: Rules;
  fields: readonly ContentField<keyof z.input<Rules> & string>[];
  /** The first is what a new item starts with. */
  uploads: readonly [ContentUpload, ...ContentUpload[]];
  /** Pixels its pictures are shown in. */
  pictureSize: { width: number; height: number };
}

// HEIC is left out on purpose: an iPhone then sends its photos as JPEG.
export const PICTURE_UPLOAD: ContentUpload = {
  fileType: ContentFileType.IMAGE,
  label: 'content.picture',
  chooseLabel: 'content.choosePicture',
  hint: 'content.pictureHint',
  file: {
    types: ['image/jpeg', 'image/png', 'image/webp'],
    maximumBytes: LIMITS.imageBytes,
    wrongType: 'onlyImages',
  },
};

export const VIDEO_UPLOAD: ContentUpload = {
  fileType: ContentFileType.VIDEO,
  label: 'content.video',
  chooseLabel: 'content.chooseVideo',
  hint: 'content.videoHint',
  file: { types: ['video/mp4'], maximumBytes: LIMITS.videoBytes, wrongType: 'onlyMp4' },
};
