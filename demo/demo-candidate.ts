/** A candidate of the demo content; numbers and e-mail addresses are made of their place in the list. */
export interface DemoCandidate {
  /** The file's name in `pictures/`, without its ending. */
  picture: string;
  /** One nearer by, called as the first with `-near`. */
  hasSecondPicture?: true;
  /** Entry of the list "profile for"; whoever else made the profile is the person to contact. */
  profileFor: string;
  names: readonly [first: string, father: string, last: string];
  /** Whom to contact: the account's holder. */
  contact: string;
  birthDate: string;
  height: readonly [feet: number, inches: number];
  /** 'Never Married' when left out. */
  maritalStatus?: string;
  /** 'Gujarati' when left out. */
  motherTongue?: string;
  religion: string;
  caste: string;
  education: readonly [type: string, degree: string];
  /** Left out by who is not working. */
  work?: readonly [occupation: string, details: string, pounds: string];
  diet?: string;
  /** Spoken languages, native place and family; the demo shows profiles with and without. */
  more?: readonly [languages: readonly string[], nativePlace: string, family: string];
  home: readonly [city: string, address: string, postcode: string];
  about: string;
  /** 'ACTIVE' when left out. */
  status?: 'DEACTIVE' | 'PENDING';
}
