import type { DemoTimes } from './event-times.ts';

/** Something of the demo association, as an administrator would have entered it. */
export interface DemoItem {
  name: string;
  description: string;
  /** The same in Gujarati. */
  gu: { name: string; description: string };
  /** A file in pictures/. */
  picture?: string;
  /** A file in videos/. */
  video?: string;
  /** The video's picture, a file in pictures/. */
  poster?: string;
}

export interface DemoEvent extends DemoItem, Omit<DemoTimes, 'placeGu' | 'calledOffNoteGu'> {
  gu: DemoItem['gu'] & { place?: string; calledOffNote?: string };
}

export interface DemoNotice extends DemoItem {
  secondDescription: string;
  gu: DemoItem['gu'] & { secondDescription: string };
}

export interface DemoCommitteeMember extends DemoItem {
  designation: string;
  gu: DemoItem['gu'] & { designation: string };
}

export interface DemoVideoLink extends DemoItem {
  /** Of a film at YouTube, or empty. */
  link: string;
}

export interface DemoDocument extends Omit<DemoItem, 'gu'> {
  title: string;
  gu: { title: string; description: string };
  /** A file in documents/. */
  document: string;
}

/** Of any kind. */
export type DemoFields = Omit<DemoItem, 'gu'> &
  Partial<Omit<DemoDocument, 'gu'>> & { gu?: object; translations?: object };
