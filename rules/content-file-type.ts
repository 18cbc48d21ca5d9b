/** What a content item shows. The legacy client spells them Img, Vedio, YouTube and Pdf. */
export const ContentFileType = {
  IMAGE: 'IMAGE',
  VIDEO: 'VIDEO',
  YOUTUBE: 'YOUTUBE',
  PDF: 'PDF',
} as const;
export type ContentFileType = keyof typeof ContentFileType;
