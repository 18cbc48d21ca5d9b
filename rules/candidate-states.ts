/** The candidate's own answer to a profile that may be shown (D115). A profile that is refused is removed. */
export const Confirmation = {
  /** Not answered yet, or "not yet". */
  WAITING: 'WAITING',
  GIVEN: 'GIVEN',
  /** Taken back by the candidate; the profile stays, and nobody sees it until the candidate says yes again. */
  WITHDRAWN: 'WITHDRAWN',
} as const;
export type Confirmation = keyof typeof Confirmation;

/** Why a confirmed profile is out of the lists for a while; nothing is deleted. */
export const Absence = { PAUSED: 'PAUSED', FOUND: 'FOUND', AWAY: 'AWAY' } as const;
export type Absence = keyof typeof Absence;

/** To whom the candidate shows the photos or the surname, besides the family and the office. */
export const Audience = {
  /** To every member who is signed in and may see the profile. */
  MEMBERS: 'MEMBERS',
  /** To whom one of the two has shown interest that the other has been told of, and what follows from it. */
  AFTER_INTEREST: 'AFTER_INTEREST',
  /** Only once both have said yes. */
  AFTER_YES: 'AFTER_YES',
} as const;
export type Audience = keyof typeof Audience;

/** What the candidate's answer, or the question, came by. */
export const ConfirmationWay = {
  EMAIL: 'EMAIL',
  SMS: 'SMS',
  /** In the form of a profile that candidates make for themselves. */
  FORM: 'FORM',
  /** By the candidate's own sign-in. */
  SIGN_IN: 'SIGN_IN',
  /** The office wrote down what it was told. */
  OFFICE: 'OFFICE',
} as const;
export type ConfirmationWay = keyof typeof ConfirmationWay;

/** What the record of the candidate's answers says was done. */
export const ConfirmationAct = {
  ASKED: 'ASKED',
  GIVEN: 'GIVEN',
  /** What is shown to whom was changed. */
  CHANGED: 'CHANGED',
  LATER: 'LATER',
  REFUSED: 'REFUSED',
  WITHDRAWN: 'WITHDRAWN',
  /** Nobody answered in time, so that members see it no longer; by no way. */
  LAPSED: 'LAPSED',
} as const;
export type ConfirmationAct = keyof typeof ConfirmationAct;

/** What became of one candidate's interest in another. */
export const InterestState = {
  /** Sent; the other side hears of it at `tellsAt`, and until then nobody knows. */
  SENT: 'SENT',
  ACCEPTED: 'ACCEPTED',
  DECLINED: 'DECLINED',
  /** Taken back after the other side was told; the other side no longer sees it. */
  WITHDRAWN: 'WITHDRAWN',
} as const;
export type InterestState = keyof typeof InterestState;

/** Where the introduction of two candidates stands. */
export const IntroductionStep = {
  /** One is interested and the other has been told. */
  INTEREST: 'INTEREST',
  /** Both have said yes; the office opens the contacts, where the association prefers that. */
  BOTH_YES: 'BOTH_YES',
  /** Both families see each other's contacts. */
  CONTACTS_OPEN: 'CONTACTS_OPEN',
  MET: 'MET',
  ENGAGED: 'ENGAGED',
  ENDED: 'ENDED',
} as const;
export type IntroductionStep = keyof typeof IntroductionStep;

/** What a report of a profile is about. */
export const ReportKind = {
  /** Hides the profile at once. */
  INTIMATE_IMAGE: 'INTIMATE_IMAGE',
  /** The photo or the profile is of somebody who does not know of it. */
  SOMEBODY_ELSE: 'SOMEBODY_ELSE',
  UNTRUE: 'UNTRUE',
  MARRIED: 'MARRIED',
  RUDE: 'RUDE',
  OTHER: 'OTHER',
} as const;
export type ReportKind = keyof typeof ReportKind;

/** How the office decides about a report. */
export const ReportDecision = { UPHELD: 'UPHELD', REJECTED: 'REJECTED' } as const;
export type ReportDecision = keyof typeof ReportDecision;

export const ReportState = { OPEN: 'OPEN', ...ReportDecision } as const;
export type ReportState = keyof typeof ReportState;

/** What the office does about a report that is right. */
export const ReportMeasure = {
  /** Nothing more, as where the family has corrected it. */
  NONE: 'NONE',
  /** Nobody sees the profile until the office shows it again. */
  HIDE: 'HIDE',
  REMOVE_PHOTOS: 'REMOVE_PHOTOS',
  REMOVE_PROFILE: 'REMOVE_PROFILE',
} as const;
export type ReportMeasure = keyof typeof ReportMeasure;

/** How a profile stands, in one word for the office: what keeps members from seeing it, or that nothing does. */
export const ProfileState = {
  WAITING: 'WAITING',
  GIVEN: 'GIVEN',
  WITHDRAWN: 'WITHDRAWN',
  PAUSED: 'PAUSED',
  FOUND: 'FOUND',
  AWAY: 'AWAY',
  HIDDEN: 'HIDDEN',
} as const;
export type ProfileState = keyof typeof ProfileState;

/** Who signs in to look after a profile. */
export const SignsIn = {
  /** Whoever has made it, as the family or a candidate for themself. */
  MAKER: 'MAKER',
  /** They, and the candidate by a sign-in of their own. */
  BOTH: 'BOTH',
  /** The candidate alone. */
  CANDIDATE: 'CANDIDATE',
} as const;
export type SignsIn = keyof typeof SignsIn;
