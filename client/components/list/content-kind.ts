import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { LIMITS } from '../../../rules/limits.ts';
import type { MessageKey } from '../../../rules/messages.ts';
import type { TextKey } from '../../i18n/text-keys.ts';
import type { FileRules } from '../form/file-check.ts';
import type { FormRules, LoadRules } from '../form/use-rules-form.ts';
import type { Picture } from '../media/media-picture.tsx';

/** The fields that all kinds of content share. */
export interface ContentItem {
  id: number;
  name: string;
  description: string;
  /** The language that each text is shown in. */
  textLanguages: { name: string; description: string; pictureDescription?: string };
  fileType: ContentFileType;
  file?: (Picture & { poster?: Picture | null }) | null;
  /** What its picture shows, for those who do not see it. */
  pictureDescription?: string | null;
}

/** A text field of a kind's form. */
export interface ContentField<Name> {
  /** Its name in the rule set. */
  name: Name;
  label: TextKey;
  hint?: TextKey;
  type?: 'text' | 'date' | 'url';
  required?: boolean;
  /** Filled in by the form, such as a document's file name. */
  readOnly?: boolean;
  /** Rows of a longer text. */
  rows?: number;
  /** Maximum number of characters. */
  inputLimit?: number;
  /** Minimum number of characters. */
  minimum?: number;
  /** Translatable: there is a field for each of the site's languages. */
  translated?: boolean;
  /** Shown below the file instead of above it. */
  afterFile?: boolean;
  /** Only shown while the item has this type of file. */
  onlyFor?: ContentFileType;
  /** Shown among the {@link ContentKind.further} fields. */
  isFurther?: boolean;
}

/** What a form has beside its texts, folded away until it is used. */
interface FurtherFields {
  /** The values of a new item, by their names in the rule set; those of texts are left out. */
  values: Readonly<Record<string, unknown>>;
  /** Draws them, within the form's `FormProvider`. */
  Fields: ComponentType<{
    /** 0 for a new item. */
    id: number;
    /** Draws further fields with a text in each language, by their names. */
    texts: (names: readonly string[]) => ReactNode;
  }>;
}

/** A type of file that an item can have. */
export interface ContentUpload {
  fileType: ContentFileType;
  sort: 'picture' | 'film' | 'document';
  label: TextKey;
  chooseLabel: TextKey;
  hint: TextKey;
  /** Its name in the choice of file types, if that is not its label. */
  choice?: TextKey;
  file: FileRules;
  /** The refusal when it is required and missing, by default `fileRequired`. */
  missing?: MessageKey;
}

/** An item with the form's current values, for the preview. */
export type PreviewedItem<Rules extends FormRules> = Omit<Partial<z.input<Rules>>, keyof ContentItem> &
  Omit<ContentItem, 'textLanguages'> & {
    textLanguages: ContentItem['textLanguages'] & Record<string, string>;
  };

/** The settings of one kind of content for forms and lists. */
export interface ContentKind<Rules extends FormRules> {
  loadRules: LoadRules<Rules>;
  fields: readonly ContentField<keyof z.input<Rules> & string>[];
  further?: FurtherFields;
  /** The first is the default of a new item. */
  uploads: readonly [ContentUpload, ...ContentUpload[]];
  /** The size of its pictures, in pixels. */
  pictureSize: { width: number; height: number };
  /** Shows an item as visitors will see it, by default a card with its picture or film. */
  Preview?: ComponentType<{ item: PreviewedItem<Rules> }>;
  /** True if the chosen file's name is the item's name. */
  namedByFile?: boolean;
  /** The message after a save, by default `updatedSuccessfully`. */
  savedMessage?: MessageKey;
}

/** Of the kinds whose items show a picture of their own; it is asked for while there is one. */
export const PICTURE_DESCRIPTION = {
  name: 'pictureDescription',
  label: 'content.pictureDescription',
  hint: 'content.pictureDescriptionHint',
  inputLimit: LIMITS.pictureDescriptionMaximum,
  translated: true,
  afterFile: true,
  onlyFor: ContentFileType.IMAGE,
} as const satisfies ContentField<'pictureDescription'>;

// HEIC is left out on purpose: an iPhone then sends its photos as JPEG.
export const PICTURE_UPLOAD: ContentUpload = {
  fileType: ContentFileType.IMAGE,
  sort: 'picture',
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
  sort: 'film',
  label: 'content.video',
  chooseLabel: 'content.chooseVideo',
  hint: 'content.videoHint',
  file: { types: ['video/mp4'], maximumBytes: LIMITS.videoBytes, wrongType: 'onlyMp4' },
};

/** The thumbnail of a YouTube film. */
export const THUMBNAIL_UPLOAD: ContentUpload = {
  ...PICTURE_UPLOAD,
  fileType: ContentFileType.YOUTUBE,
  label: 'content.thumbnail',
  hint: 'content.thumbnailHint',
  choice: 'content.youtubeLink',
};

export const DOCUMENT_UPLOAD: ContentUpload = {
  fileType: ContentFileType.PDF,
  sort: 'document',
  label: 'content.document',
  chooseLabel: 'content.chooseDocument',
  hint: 'content.documentHint',
  file: { types: ['application/pdf'], maximumBytes: LIMITS.pdfBytes, wrongType: 'onlyPdf' },
};
