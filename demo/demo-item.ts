/** Something of the demo association, as an administrator would have entered it. */
export interface DemoItem {
  name: string;
  nameGujarati: string;
  description: string;
  descriptionGujarati: string;
  /** A file in pictures/. */
  picture?: string;
  /** A file in videos/. */
  video?: string;
  /** The video's picture, a file in pictures/. */
  poster?: string;
}

export interface DemoEvent extends DemoItem {
  /** YYYY-MM-DD; events that come round every week or month have none. */
  startsOn?: string;
}

export interface DemoNotice extends DemoItem {
  secondDescription: string;
  secondDescriptionGujarati: string;
}

export interface DemoCommitteeMember extends DemoItem {
  designation: string;
  designationGujarati: string;
}

export interface DemoVideoLink extends DemoItem {
  /** Of a film at YouTube, or empty. */
  link: string;
}

export interface DemoDocument extends Omit<DemoItem, 'nameGujarati'> {
  title: string;
  titleGujarati: string;
  /** A file in documents/. */
  document: string;
}

/** Of any kind. */
export type DemoFields = Omit<DemoItem, 'nameGujarati'> & Partial<DemoDocument>;
