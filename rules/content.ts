import { z } from 'zod';
import { atLeast, atMost } from './characters.ts';
import { ContentFileType } from './content-file-type.ts';
import { eventTimeFields, withEventTimes } from './event-times.ts';
import { chosen, searchedPart, ticked } from './filters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { translated } from './translations.ts';
import { line, optionalDate, optionalLine, optionalText, text } from './validation.ts';
import { youtubeLink } from './youtube-link.ts';

// Pages that only show content import it from its own module, which does not load zod.
export { ContentFileType };

/** The filter of a kind's list for visitors. */
export const contentFilterRules = z.object({
  fileType: chosen(ContentFileType),
  playable: ticked().describe('Only links to a video that can be played'),
  newestFirst: ticked().describe('In the order they were entered, whatever their date'),
  search: searchedPart().describe('Matches part of the name or description; case-insensitive'),
});

/** A name that has to be given; the upper limits of names and descriptions are ours, against abuse. */
function name(required: MessageKey) {
  return line().min(1, required).check(atMost(LIMITS.nameMaximum));
}

function description(required: MessageKey) {
  return text().min(1, required).check(atMost(LIMITS.descriptionMaximum));
}

/**
 * The languages of an item's texts.
 * @param further the texts that a kind has beside its name and description
 */
function inLanguages<Further extends z.ZodRawShape>(further?: Further) {
  return translated({
    name: optionalLine(LIMITS.nameMaximum),
    description: optionalText(LIMITS.descriptionMaximum),
    ...further,
  });
}

/**
 * What a kind with pictures has: a description of its picture beside {@link inLanguages}.
 * @param further as there
 */
function picturedInLanguages<Further extends z.ZodRawShape>(further?: Further) {
  const pictureDescription = optionalLine(LIMITS.pictureDescriptionMaximum);
  return { pictureDescription, ...inLanguages({ pictureDescription, ...further }) };
}

/** The file type of a kind with several, which has to be sent. */
function oneOf<Types extends readonly ContentFileType[]>(types: Types) {
  return z.enum(types, 'fileTypeNotSupported' satisfies MessageKey);
}

/** The file type of a kind with only one, whatever is sent. */
function always<Type extends ContentFileType>(type: Type) {
  return z
    .unknown()
    .optional()
    .transform((): Type => type);
}

/** Admin content: event. */
export const eventRules = withEventTimes(
  z.object({
    name: line()
      .min(1, 'eventTitleRequired' satisfies MessageKey)
      .check(atMost(LIMITS.eventTitleMaximum, 'eventTitleTooLong')),
    description: text()
      .min(1, 'descriptionRequired' satisfies MessageKey)
      .check(atLeast(LIMITS.eventDescriptionMinimum, 'eventDescriptionTooShort'))
      .check(atMost(LIMITS.descriptionMaximum)),
    startsOn: optionalDate(),
    ...eventTimeFields,
    ...picturedInLanguages({
      place: eventTimeFields.place,
      calledOffNote: eventTimeFields.calledOffNote,
    }),
    fileType: oneOf([ContentFileType.IMAGE, ContentFileType.VIDEO]),
  }),
).meta({
  messageOrder: [
    'eventTitleRequired',
    'descriptionRequired',
    'eventTitleTooLong',
    'eventDescriptionTooShort',
  ] satisfies MessageKey[],
});

/** Admin content: pooja/seva. */
export const poojaSevaRules = z.object({
  name: name('contentTitleRequired'),
  description: description('contentDescriptionRequired'),
  ...picturedInLanguages(),
  fileType: oneOf([ContentFileType.IMAGE, ContentFileType.VIDEO]),
});

/** Admin content: daily event. The third description is kept for old clients; no form has it. */
export const noticeRules = z.object({
  name: name('contentTitleRequired'),
  description: description('contentDescriptionRequired'),
  secondDescription: optionalText(LIMITS.descriptionMaximum),
  thirdDescription: optionalText(LIMITS.descriptionMaximum),
  ...picturedInLanguages({ secondDescription: optionalText(LIMITS.descriptionMaximum) }),
  fileType: always(ContentFileType.IMAGE),
});

/** Admin content: home page video. No text is required, but there is a film or a link to one. */
export const homeVideoRules = z
  .object({
    name: line().check(atMost(LIMITS.nameMaximum)),
    description: text().check(atMost(LIMITS.descriptionMaximum)),
    ...inLanguages(),
    fileType: oneOf([ContentFileType.VIDEO, ContentFileType.YOUTUBE]),
    link: youtubeLink(),
  })
  .refine(({ fileType, link }) => fileType !== ContentFileType.YOUTUBE || Boolean(link), {
    error: 'videoOrLinkRequired' satisfies MessageKey,
    path: ['link'],
  })
  // An uploaded film has no link.
  .transform((fields) => (fields.fileType === ContentFileType.VIDEO ? { ...fields, link: null } : fields));

/** Admin content: event video link; the link may be empty. */
export const videoLinkRules = z.object({
  name: name('videoTitleRequired'),
  description: description('descriptionRequired'),
  link: youtubeLink(),
  ...inLanguages(),
  fileType: always(ContentFileType.YOUTUBE),
});

/** Admin content: committee member. */
export const committeeMemberRules = z.object({
  name: name('nameRequired'),
  designation: name('positionRequired'),
  description: description('memberDescriptionRequired'),
  ...picturedInLanguages({ designation: optionalLine(LIMITS.nameMaximum) }),
  fileType: always(ContentFileType.IMAGE),
});

/** Upload PDF: `name` is the file's name, `title` what people call the document. */
export const pdfDocumentRules = z.object({
  name: line().check(atMost(LIMITS.nameMaximum)),
  title: optionalLine(LIMITS.nameMaximum),
  description: description('descriptionRequired'),
  ...inLanguages({ title: optionalLine(LIMITS.nameMaximum) }),
  fileType: always(ContentFileType.PDF),
});

/** Digits, at most four, for every row that is sent. */
export const committeeSequenceRules = z.object({
  members: z
    .array(
      z.object({
        id: z.int('invalidId' satisfies MessageKey),
        sequenceNumber: z
          .int('invalidSequenceNumber' satisfies MessageKey)
          .min(0, 'invalidSequenceNumber' satisfies MessageKey)
          .max(LIMITS.sequenceNumberMaximum, 'invalidSequenceNumber' satisfies MessageKey),
      }),
      'invalidRequest' satisfies MessageKey,
    )
    .max(LIMITS.sequenceRowsMaximum, 'invalidRequest' satisfies MessageKey),
});
