/** What a content item shows. The legacy client spells them Img, Vedio, YouTube and Pdf. */
export enum ContentFileType {
  IMAGE = 'IMAGE',
  VIDEO = 'VIDEO',
  YOUTUBE = 'YOUTUBE',
  PDF = 'PDF',
}
