/** An event of the demo association, as an administrator would have entered it. */
export interface DemoEvent {
  name: string;
  nameGujarati: string;
  description: string;
  descriptionGujarati: string;
  /** A file in pictures/. */
  picture?: string;
  /** A file in videos/. */
  video?: string;
}
