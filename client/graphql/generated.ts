/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Role } from '../../rules/permissions.ts';
import type { Permission } from '../../rules/permissions.ts';
import type { ContentFileType } from '../../rules/content-file-type.ts';
import type { HireOrigin } from '../../rules/hall-hire.ts';
import type { HirePayment } from '../../rules/hall-hire.ts';
import type { HireStatus } from '../../rules/hall-hire.ts';
import type { DonationColumn } from '../../rules/donation-states.ts';
import type { DonationStatus } from '../../rules/donation-states.ts';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AccountInput = {
  address: string;
  /** Needed to change the password, the e-mail or the mobile */
  currentPassword?: string;
  email: string;
  /** Ten digits; +44, 0044 or a leading 0 is taken off */
  mobile: string;
  name: string;
  /** Empty keeps the password there is */
  newPassword?: string;
  postcode: string;
  /** The street or quarter of the family's home village */
  sheri: string;
  /** The version that the editor saw */
  version: number;
};

/** What an admin read or did */
export type AuditAction =
  | 'CHANGE_MEMBER_STATUS'
  | 'READ_INTERESTS'
  | 'READ_PROFILE'
  | 'REMOVE_PROFILE';

/** What is left out matches everything */
export type AuditFilterInput = {
  action?: AuditAction | null | undefined;
  /** A part of the admin's name, or a record's id */
  search?: string | null | undefined;
};

/** What is left out finds everybody */
export type CandidateFilterInput = {
  /** Whole years, 18 to 100; one side alone is allowed */
  ageFrom?: number | null | undefined;
  ageTo?: number | null | undefined;
  educationType?: string | null | undefined;
  /** None or both: all */
  genders?: Array<Gender> | null | undefined;
  occupation?: string | null | undefined;
};

export type CandidateInput = {
  aboutCandidate: string;
  address: string;
  /** '-' for 'Currently Not Working' */
  annualIncome: string;
  /** YYYY-MM-DD */
  birthDate: string;
  caste: string;
  city: string;
  /** To the use of religion and caste; needed unless both are 'Prefer not to say' */
  consent: boolean;
  contactCountryCode: string;
  /** Ten digits */
  contactMobile: string;
  contactName: string;
  /** Digits without a plus */
  countryCode: string;
  /** '-' for 'Currently Not Working' */
  currency: string;
  /** The degree in words */
  educationDescription: string;
  educationType: string;
  email: string;
  fatherName: string;
  firstName: string;
  gender: Gender;
  height: string;
  lastName: string;
  maritalStatus: string;
  middleName: string;
  /** Ten digits */
  mobile: string;
  motherTongue: string;
  occupation: string;
  /** Empty for 'Currently Not Working' */
  occupationDescription: string;
  /** Eight characters, or a postcode of the UK */
  pincode: string;
  /** For whom the profile is */
  profileForId: number;
  religion: string;
  /** The version that the editor saw; none for a new profile */
  version?: number | null | undefined;
};

/** What a one-time code is good for */
export type CodePurpose =
  | 'PASSWORD_RESET'
  | 'REGISTRATION';

export type CommitteeMemberInput = {
  description: string;
  descriptionGujarati?: string | null | undefined;
  designation: string;
  designationGujarati?: string | null | undefined;
  /** What the item shows; needed where a kind knows several */
  fileType?: ContentFileType | null | undefined;
  /** 0 or absent creates */
  id?: number | null | undefined;
  name: string;
  nameGujarati?: string | null | undefined;
  /** Takes the stored picture away */
  removeFile?: boolean | null | undefined;
  /** The version that was edited; a newer one answers CONFLICT */
  version?: number | null | undefined;
};

export type CommitteeSequenceInput = {
  id: number;
  /** At most four digits */
  sequenceNumber: number;
};

export type ContactMessageInput = {
  email: string;
  message: string;
  name: string;
  /** Leave it out; programs that fill in every field are known by it */
  website?: string | null | undefined;
};

export { ContentFileType };

export { DonationColumn };

/** What is left out matches everything */
export type DonationFilterInput = {
  /** The first day, YYYY-MM-DD in London */
  from?: string | null | undefined;
  /** A part of the name, e-mail, phone or reference, in any case */
  search?: string | null | undefined;
  status?: DonationStatus | null | undefined;
  subTypeId?: number | null | undefined;
  /** The last day */
  to?: string | null | undefined;
};

export type DonationInput = {
  /** Pounds, as 25 or 25.50; ignored for a type with a fixed fee */
  amount: string;
  donorName: string;
  email: string;
  /** Made up by the client, 8 to 64 letters and digits: sent again, it adds nothing */
  idempotencyKey: string;
  message?: string;
  phone: string;
  subTypeId: number;
};

export { DonationStatus };

export type DonationTypeInput = {
  column: DonationColumn;
  /** Pounds, as 25 or 25.50; empty leaves the amount to the donor */
  fee: string;
  /** 0 or absent creates */
  id?: number | null | undefined;
  isActive: boolean;
  name: string;
  nameGujarati?: string | null | undefined;
  /** The version that was edited; a newer one answers CONFLICT */
  version?: number | null | undefined;
};

export type EventInput = {
  description: string;
  descriptionGujarati?: string | null | undefined;
  /** What the item shows; needed where a kind knows several */
  fileType?: ContentFileType | null | undefined;
  /** 0 or absent creates */
  id?: number | null | undefined;
  name: string;
  nameGujarati?: string | null | undefined;
  /** Takes the stored picture away */
  removeFile?: boolean | null | undefined;
  /** The day it begins, as YYYY-MM-DD; empty for none */
  startsOn?: string | null | undefined;
  /** The version that was edited; a newer one answers CONFLICT */
  version?: number | null | undefined;
};

export type Gender =
  | 'FEMALE'
  | 'MALE';

export type HireInput = {
  address?: string;
  /** As YYYY-MM-DD */
  agreedOn?: string | null | undefined;
  /** Pounds, such as 450 or 99.50, or empty */
  charges?: string;
  /** As YYYY-MM-DD */
  date: string;
  /** The weekday, in any words */
  day?: string;
  /** Pounds, such as 450 or 99.50, or empty */
  deposit?: string;
  email?: string;
  /** As HH:MM on the clock in London. Of an hour that is shown twice it is the first; one that is not shown counts from the change of the clocks on */
  from: string;
  /** A number in digits, or empty */
  guests?: string;
  /** The number of hours, in any words */
  hours?: string;
  /** 0 or none enters a booking, accepted at once */
  id?: number | null | undefined;
  /** Either this or telephone is needed */
  mobile?: string;
  name: string;
  /** Pounds, such as 450 or 99.50, or empty */
  outstanding?: string;
  paidBy?: HirePayment | null | undefined;
  postcode?: string;
  purpose: string;
  telephone?: string;
  /** Like from, on the same day; of an hour shown twice it is the second */
  to: string;
  /** The version that was edited; needed with an id */
  version?: number | null | undefined;
};

export { HireOrigin };

export { HirePayment };

export type HireRequestInput = {
  address?: string;
  /** As YYYY-MM-DD */
  agreedOn?: string | null | undefined;
  /** As YYYY-MM-DD */
  date: string;
  /** The weekday, in any words */
  day?: string;
  /** Pounds, such as 450 or 99.50, or empty */
  deposit?: string;
  email?: string;
  /** As HH:MM on the clock in London. Of an hour that is shown twice it is the first; one that is not shown counts from the change of the clocks on */
  from: string;
  /** A number in digits, or empty */
  guests?: string;
  /** The number of hours, in any words */
  hours?: string;
  /** Either this or telephone is needed */
  mobile?: string;
  name: string;
  paidBy?: HirePayment | null | undefined;
  postcode?: string;
  purpose: string;
  telephone?: string;
  /** Like from, on the same day; of an hour shown twice it is the second */
  to: string;
  /** Leave it out; programs that fill in every field are known by it */
  website?: string | null | undefined;
};

export { HireStatus };

export type HomeVideoInput = {
  description: string;
  descriptionGujarati?: string | null | undefined;
  /** What the item shows; needed where a kind knows several */
  fileType?: ContentFileType | null | undefined;
  /** 0 or absent creates */
  id?: number | null | undefined;
  /** Needed with the type YOUTUBE */
  link?: string | null | undefined;
  name: string;
  nameGujarati?: string | null | undefined;
  /** Takes the stored picture away */
  removeFile?: boolean | null | undefined;
  /** The version that was edited; a newer one answers CONFLICT */
  version?: number | null | undefined;
};

/** CREATE_PROFILE when the member has no profile yet */
export type InterestAnswer =
  | 'CREATE_PROFILE'
  | 'SUCCESS';

/** Parts of what the columns show, in any case; what is left out matches everything */
export type InterestFilterInput = {
  candidateContactNumber?: string | null | undefined;
  candidateContactPerson?: string | null | undefined;
  /** Of the candidate they are interested in */
  candidateName?: string | null | undefined;
  contactNumber?: string | null | undefined;
  contactPerson?: string | null | undefined;
  /** Of whoever is interested */
  name?: string | null | undefined;
};

export type MemberCodeInput = {
  /** Digits without a plus */
  countryCode?: string;
  /** Ten digits; the country code or a leading 0 is taken off */
  mobile: string;
  purpose: CodePurpose;
};

/** What is left out matches everything */
export type MemberFilterInput = {
  /** Whole years, 18 to 100; one side alone is allowed */
  ageFrom?: number | null | undefined;
  ageTo?: number | null | undefined;
  /** How the candidate's, the contact's or the account's number begins */
  contactNumber?: string | null | undefined;
  educationType?: string | null | undefined;
  /** How the candidate's name begins, in any case */
  firstName?: string | null | undefined;
  /** None or both: all */
  genders?: Array<Gender> | null | undefined;
  lastName?: string | null | undefined;
  middleName?: string | null | undefined;
  occupation?: string | null | undefined;
  status?: MemberStatus | null | undefined;
};

export type MemberPasswordResetInput = {
  /** The five digits of the newest text message */
  code: string;
  /** Digits without a plus */
  countryCode?: string;
  /** Ten digits; the country code or a leading 0 is taken off */
  mobile: string;
  password: string;
};

export type MemberRegistrationInput = {
  /** Needed for country code 44 */
  code?: string;
  /** Digits without a plus */
  countryCode?: string;
  /** Ten digits; the country code or a leading 0 is taken off */
  mobile: string;
  /** Of whoever makes the profile */
  name: string;
  /** At least 10 characters */
  password: string;
  /** For whom the profile is, see profileFors */
  profileForId: number;
};

export type MemberSignInInput = {
  /** Digits without a plus */
  countryCode?: string;
  /** Ten digits; the country code or a leading 0 is taken off */
  mobile: string;
  password: string;
};

export type MemberStatus =
  | 'ACTIVE'
  | 'DEACTIVE'
  | 'PENDING';

export type MotherTongueGroup =
  | 'EAST'
  | 'ENGLISH'
  | 'NORTH'
  | 'SOUTH'
  | 'WEST';

export type NoticeInput = {
  description: string;
  descriptionGujarati?: string | null | undefined;
  /** What the item shows; needed where a kind knows several */
  fileType?: ContentFileType | null | undefined;
  /** 0 or absent creates */
  id?: number | null | undefined;
  name: string;
  nameGujarati?: string | null | undefined;
  /** Takes the stored picture away */
  removeFile?: boolean | null | undefined;
  secondDescription?: string | null | undefined;
  secondDescriptionGujarati?: string | null | undefined;
  thirdDescription?: string | null | undefined;
  /** The version that was edited; a newer one answers CONFLICT */
  version?: number | null | undefined;
};

export type PasswordCodeInput = {
  countryCode?: string;
  mobile: string;
};

export type PasswordResetInput = {
  /** The five digits of the newest text message */
  code: string;
  countryCode?: string;
  mobile: string;
  password: string;
};

export type PdfDocumentInput = {
  description: string;
  descriptionGujarati?: string | null | undefined;
  /** What the item shows; needed where a kind knows several */
  fileType?: ContentFileType | null | undefined;
  /** 0 or absent creates */
  id?: number | null | undefined;
  name: string;
  nameGujarati?: string | null | undefined;
  /** Takes the stored picture away */
  removeFile?: boolean | null | undefined;
  /** The version that was edited; a newer one answers CONFLICT */
  version?: number | null | undefined;
};

export { Permission };

export type PoojaSevaInput = {
  description: string;
  descriptionGujarati?: string | null | undefined;
  /** What the item shows; needed where a kind knows several */
  fileType?: ContentFileType | null | undefined;
  /** 0 or absent creates */
  id?: number | null | undefined;
  name: string;
  nameGujarati?: string | null | undefined;
  /** Takes the stored picture away */
  removeFile?: boolean | null | undefined;
  /** The version that was edited; a newer one answers CONFLICT */
  version?: number | null | undefined;
};

export type ProfileForInput = {
  active?: boolean;
  defaultGender: Gender;
  /** 0 or absent adds an entry */
  id?: number | null | undefined;
  name: string;
  /** Left out, it stays; empty, it goes */
  nameGujarati?: string | null | undefined;
  /** What the editor saw; needed for an edit */
  version?: number | null | undefined;
};

export { Role };

export type SelectList =
  | 'ANNUAL_INCOME'
  | 'CASTE'
  | 'COUNTRY_CODE'
  | 'CURRENCY'
  | 'DEGREE'
  | 'EDUCATION_TYPE'
  | 'HEIGHT'
  | 'MARITAL_STATUS'
  | 'MOTHER_TONGUE'
  | 'OCCUPATION'
  | 'RELIGION';

export type SelectOptionInput = {
  active?: boolean;
  /** 0 or absent adds an entry */
  id?: number | null | undefined;
  /** Country codes only: the country's name */
  label?: string | null | undefined;
  /** An entry stays in its list */
  list: SelectList;
  /** Mother tongues only */
  optionGroup?: MotherTongueGroup | null | undefined;
  value: string;
  /** Left out, it stays; empty, it goes */
  valueGujarati?: string | null | undefined;
  /** What the editor saw; needed for an edit */
  version?: number | null | undefined;
};

export type SignInInput = {
  /** E-mail or mobile */
  login: string;
  password: string;
};

export type SignUpInput = {
  address: string;
  email: string;
  /** Ten digits; +44, 0044 or a leading 0 is taken off */
  mobile: string;
  name: string;
  /** At least 10 characters */
  password: string;
  postcode: string;
  /** The street or quarter of the family's home village */
  sheri: string;
};

export type SiteSettingsInput = {
  address: string;
  addressGujarati?: string | null | undefined;
  approveNewMembers: boolean;
  charityName: string;
  charityNumber: string;
  contactHours: string;
  contactHoursGujarati?: string | null | undefined;
  cricket: string;
  cricketGujarati?: string | null | undefined;
  email: string;
  facebookUrl: string;
  footerHistory: string;
  footerHistoryGujarati?: string | null | undefined;
  guruMessage: string;
  guruMessageGujarati?: string | null | undefined;
  guruName: string;
  guruNameGujarati?: string | null | undefined;
  history: string;
  historyGujarati?: string | null | undefined;
  instagramUrl: string;
  /** Two numbers such as 52.6469, -1.1253, or empty */
  mapPosition: string;
  paymentUrl: string;
  phone: string;
  /** The version that was edited; a newer one answers CONFLICT */
  version: number;
  whatsappUrl: string;
  youtubeUrl: string;
};

export type UserRole =
  | 'ADMIN'
  | 'USER';

export type UserStatus =
  | 'ACTIVE'
  | 'SUSPENDED';

export type VideoLinkInput = {
  description: string;
  descriptionGujarati?: string | null | undefined;
  /** What the item shows; needed where a kind knows several */
  fileType?: ContentFileType | null | undefined;
  /** 0 or absent creates */
  id?: number | null | undefined;
  /** https on YouTube, or empty */
  link?: string | null | undefined;
  name: string;
  nameGujarati?: string | null | undefined;
  /** Takes the stored picture away */
  removeFile?: boolean | null | undefined;
  /** The version that was edited; a newer one answers CONFLICT */
  version?: number | null | undefined;
};

export type MediaFileFieldsFragment = { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null };

export type OrganizationFieldsFragment = { email: string, phone: string, address: string, addressGujarati: string | null, facebookUrl: string, instagramUrl: string, youtubeUrl: string, charityName: string, charityNumber: string };

export type RequestPasswordCodeMutationVariables = Exact<{
  input: PasswordCodeInput;
}>;


export type RequestPasswordCodeMutation = { requestPasswordCode: boolean };

export type ResetPasswordMutationVariables = Exact<{
  input: PasswordResetInput;
}>;


export type ResetPasswordMutation = { resetPassword: { role: Role, permissions: Array<Permission>, userId: number, memberId: number, profileForId: number, name: string, email: string, mobile: string } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { role: Role, permissions: Array<Permission>, userId: number, memberId: number, profileForId: number, name: string, email: string, mobile: string } };

export type AccountFieldsFragment = { version: number, name: string, email: string, mobile: string, address: string, postcode: string, sheri: string };

export type MyAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAccountQuery = { myAccount: { version: number, name: string, email: string, mobile: string, address: string, postcode: string, sheri: string } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { role: Role, permissions: Array<Permission>, userId: number, memberId: number, profileForId: number, name: string, email: string, mobile: string } };

export type UpdateMyAccountMutationVariables = Exact<{
  input: AccountInput;
}>;


export type UpdateMyAccountMutation = { updateMyAccount: { version: number, name: string, email: string, mobile: string, address: string, postcode: string, sheri: string } };

export type UserFieldsFragment = { id: number, name: string, email: string, mobile: string, sheri: string, role: UserRole, status: UserStatus, createdAt: string };

export type UsersQueryVariables = Exact<{
  page: number;
  pageSize: number;
  search?: string | null | undefined;
}>;


export type UsersQuery = { users: { totalCount: number, items: Array<{ id: number, name: string, email: string, mobile: string, sheri: string, role: UserRole, status: UserStatus, createdAt: string }> } };

export type SuspendUserMutationVariables = Exact<{
  id: number;
}>;


export type SuspendUserMutation = { suspendUser: { id: number, name: string, email: string, mobile: string, sheri: string, role: UserRole, status: UserStatus, createdAt: string } };

export type ReactivateUserMutationVariables = Exact<{
  id: number;
}>;


export type ReactivateUserMutation = { reactivateUser: { id: number, name: string, email: string, mobile: string, sheri: string, role: UserRole, status: UserStatus, createdAt: string } };

export type SetUserRoleMutationVariables = Exact<{
  id: number;
  role: UserRole;
}>;


export type SetUserRoleMutation = { setUserRole: { id: number, name: string, email: string, mobile: string, sheri: string, role: UserRole, status: UserStatus, createdAt: string } };

export type AuditEntriesQueryVariables = Exact<{
  filter?: AuditFilterInput | null | undefined;
  page: number;
  pageSize: number;
}>;


export type AuditEntriesQuery = { auditEntries: { totalCount: number, items: Array<{ id: number, at: string, actorName: string | null, action: AuditAction, subject: string, subjectId: number | null, count: number | null }> } };

export type CommitteeMemberFieldsFragment = { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, designation: string, designationGujarati: string | null, sequenceNumber: number, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null };

export type CommitteeMembersQueryVariables = Exact<{
  page: number;
  pageSize: number;
  search?: string | null | undefined;
}>;


export type CommitteeMembersQuery = { committeeMembers: { totalCount: number, items: Array<{ id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, designation: string, designationGujarati: string | null, sequenceNumber: number, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null }> } };

export type DeleteCommitteeMemberMutationVariables = Exact<{
  id: number;
}>;


export type DeleteCommitteeMemberMutation = { deleteCommitteeMember: boolean };

export type CommitteeMemberQueryVariables = Exact<{
  id: number;
}>;


export type CommitteeMemberQuery = { committeeMember: { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, designation: string, designationGujarati: string | null, sequenceNumber: number, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } | null };

export type SaveCommitteeMemberMutationVariables = Exact<{
  input: CommitteeMemberInput;
  file?: File | null | undefined;
}>;


export type SaveCommitteeMemberMutation = { saveCommitteeMember: { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, designation: string, designationGujarati: string | null, sequenceNumber: number, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } };

export type UpdateCommitteeSequenceMutationVariables = Exact<{
  members: Array<CommitteeSequenceInput> | CommitteeSequenceInput;
}>;


export type UpdateCommitteeSequenceMutation = { updateCommitteeSequence: number };

export type ContactDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactDetailsQuery = { siteSettings: { contactHours: string, contactHoursGujarati: string | null, mapPosition: string, email: string, phone: string, address: string, addressGujarati: string | null, facebookUrl: string, instagramUrl: string, youtubeUrl: string, charityName: string, charityNumber: string } };

export type ContactMessagesQueryVariables = Exact<{
  page: number;
  pageSize: number;
  search?: string | null | undefined;
}>;


export type ContactMessagesQuery = { contactMessages: { totalCount: number, items: Array<{ id: number, name: string, email: string, message: string, createdAt: string }> } };

export type DeleteContactMessageMutationVariables = Exact<{
  id: number;
}>;


export type DeleteContactMessageMutation = { deleteContactMessage: boolean };

export type SendContactMessageMutationVariables = Exact<{
  input: ContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: boolean };

export type DeletePdfDocumentMutationVariables = Exact<{
  id: number;
}>;


export type DeletePdfDocumentMutation = { deletePdfDocument: boolean };

export type PdfDocumentQueryVariables = Exact<{
  id: number;
}>;


export type PdfDocumentQuery = { pdfDocument: { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } | null };

export type SavePdfDocumentMutationVariables = Exact<{
  input: PdfDocumentInput;
  file?: File | null | undefined;
}>;


export type SavePdfDocumentMutation = { savePdfDocument: { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } };

export type PdfDocumentFieldsFragment = { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null };

export type PdfDocumentsQueryVariables = Exact<{
  page: number;
  pageSize: number;
  search?: string | null | undefined;
}>;


export type PdfDocumentsQuery = { pdfDocuments: { totalCount: number, items: Array<{ id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null }> } };

export type DonationPrefillQueryVariables = Exact<{
  subTypeId: number;
}>;


export type DonationPrefillQuery = { donationPrefill: { donorName: string, phone: string, email: string } };

export type DonateMutationVariables = Exact<{
  input: DonationInput;
}>;


export type DonateMutation = { donate: { reference: string } };

export type LedgerDonationFieldsFragment = { id: number, reference: string, typeName: string, typeNameGujarati: string | null, donorName: string, phone: string, email: string, message: string, amountPence: number, status: DonationStatus, createdAt: string, paidAt: string | null };

export type DonationLedgerQueryVariables = Exact<{
  page: number;
  pageSize: number;
  filter?: DonationFilterInput | null | undefined;
}>;


export type DonationLedgerQuery = { donations: { totalCount: number, items: Array<{ id: number, reference: string, typeName: string, typeNameGujarati: string | null, donorName: string, phone: string, email: string, message: string, amountPence: number, status: DonationStatus, createdAt: string, paidAt: string | null }>, sums: { paidPence: number, refundedPence: number, pendingPence: number } } };

export type DonationHistoryQueryVariables = Exact<{
  id: number;
}>;


export type DonationHistoryQuery = { donation: { id: number, reference: string, createdAt: string, history: Array<{ id: number, fromStatus: DonationStatus, toStatus: DonationStatus, changedByName: string, note: string | null, changedAt: string }> } };

export type DonationTotalsQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type DonationTotalsQuery = { donationTotals: { byType: Array<{ subTypeId: number, name: string, nameGujarati: string | null, paidPence: number, refundedPence: number, pendingPence: number }>, byMonth: Array<{ month: string, paidPence: number, refundedPence: number, pendingPence: number }> } };

export type SetDonationStatusMutationVariables = Exact<{
  id: number;
  status: DonationStatus;
  note?: string | null | undefined;
}>;


export type SetDonationStatusMutation = { setDonationStatus: { id: number } };

export type DonationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type DonationSettingsQuery = { siteSettings: { paymentUrl: string, charityName: string, charityNumber: string, address: string, addressGujarati: string | null } };

export type DonationTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type DonationTypesQuery = { donationTypes: Array<{ id: number, name: string, nameGujarati: string | null, column: DonationColumn, feePence: number | null }> };

export type ManagedDonationTypeFieldsFragment = { id: number, version: number, name: string, nameGujarati: string | null, column: DonationColumn, feePence: number | null, isActive: boolean };

export type ManagedDonationTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedDonationTypesQuery = { allDonationTypes: Array<{ id: number, version: number, name: string, nameGujarati: string | null, column: DonationColumn, feePence: number | null, isActive: boolean }> };

export type SaveDonationTypeMutationVariables = Exact<{
  input: DonationTypeInput;
}>;


export type SaveDonationTypeMutation = { saveDonationType: { id: number, version: number, name: string, nameGujarati: string | null, column: DonationColumn, feePence: number | null, isActive: boolean } };

export type OrderDonationTypesMutationVariables = Exact<{
  column: DonationColumn;
  ids: Array<number> | number;
}>;


export type OrderDonationTypesMutation = { orderDonationTypes: boolean };

export type DeleteDonationTypeMutationVariables = Exact<{
  id: number;
}>;


export type DeleteDonationTypeMutation = { deleteDonationType: boolean };

export type OwnDonationFieldsFragment = { reference: string, typeName: string, typeNameGujarati: string | null, donorName: string, amountPence: number, status: DonationStatus, createdAt: string, paidAt: string | null };

export type MyDonationsQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type MyDonationsQuery = { myDonations: { totalCount: number, items: Array<{ reference: string, typeName: string, typeNameGujarati: string | null, donorName: string, amountPence: number, status: DonationStatus, createdAt: string, paidAt: string | null }> } };

export type MyDonationQueryVariables = Exact<{
  reference: string;
}>;


export type MyDonationQuery = { myDonation: { reference: string, typeName: string, typeNameGujarati: string | null, donorName: string, amountPence: number, status: DonationStatus, createdAt: string, paidAt: string | null } | null };

export type DeleteEventMutationVariables = Exact<{
  id: number;
}>;


export type DeleteEventMutation = { deleteEvent: boolean };

export type EventQueryVariables = Exact<{
  id: number;
}>;


export type EventQuery = { event: { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, startsOn: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } | null };

export type SaveEventMutationVariables = Exact<{
  input: EventInput;
  file?: File | null | undefined;
  poster?: File | null | undefined;
}>;


export type SaveEventMutation = { saveEvent: { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, startsOn: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } };

export type EventFieldsFragment = { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, startsOn: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null };

export type EventPlaceQueryVariables = Exact<{ [key: string]: never; }>;


export type EventPlaceQuery = { siteSettings: { address: string, addressGujarati: string | null } };

export type EventsQueryVariables = Exact<{
  page: number;
  pageSize: number;
  fileType?: ContentFileType | null | undefined;
  search?: string | null | undefined;
}>;


export type EventsQuery = { events: { totalCount: number, items: Array<{ id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, startsOn: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null }> } };

export type AcceptHireMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type AcceptHireMutation = { acceptHire: { id: number, version: number, status: HireStatus, origin: HireOrigin, name: string, address: string, postcode: string, telephone: string, mobile: string, email: string, purpose: string, guests: number | null, day: string, hours: string, startsAt: string, endsAt: string, depositPence: number | null, chargesPence: number | null, outstandingPence: number | null, paidBy: HirePayment | null, agreedOn: string | null, declineReason: string | null, createdAt: string, decidedAt: string | null } };

export type DeclineHireMutationVariables = Exact<{
  id: number;
  version: number;
  reason: string;
}>;


export type DeclineHireMutation = { declineHire: { id: number, version: number, status: HireStatus, origin: HireOrigin, name: string, address: string, postcode: string, telephone: string, mobile: string, email: string, purpose: string, guests: number | null, day: string, hours: string, startsAt: string, endsAt: string, depositPence: number | null, chargesPence: number | null, outstandingPence: number | null, paidBy: HirePayment | null, agreedOn: string | null, declineReason: string | null, createdAt: string, decidedAt: string | null } };

export type CancelHireMutationVariables = Exact<{
  id: number;
  version: number;
  reason: string;
}>;


export type CancelHireMutation = { cancelHire: { id: number, version: number, status: HireStatus, origin: HireOrigin, name: string, address: string, postcode: string, telephone: string, mobile: string, email: string, purpose: string, guests: number | null, day: string, hours: string, startsAt: string, endsAt: string, depositPence: number | null, chargesPence: number | null, outstandingPence: number | null, paidBy: HirePayment | null, agreedOn: string | null, declineReason: string | null, createdAt: string, decidedAt: string | null } };

export type HireFieldsFragment = { id: number, version: number, status: HireStatus, origin: HireOrigin, name: string, address: string, postcode: string, telephone: string, mobile: string, email: string, purpose: string, guests: number | null, day: string, hours: string, startsAt: string, endsAt: string, depositPence: number | null, chargesPence: number | null, outstandingPence: number | null, paidBy: HirePayment | null, agreedOn: string | null, declineReason: string | null, createdAt: string, decidedAt: string | null };

export type HiresQueryVariables = Exact<{
  page: number;
  pageSize: number;
  search?: string | null | undefined;
  status?: HireStatus | null | undefined;
}>;


export type HiresQuery = { hires: { totalCount: number, items: Array<{ id: number, version: number, status: HireStatus, origin: HireOrigin, name: string, address: string, postcode: string, telephone: string, mobile: string, email: string, purpose: string, guests: number | null, day: string, hours: string, startsAt: string, endsAt: string, depositPence: number | null, chargesPence: number | null, outstandingPence: number | null, paidBy: HirePayment | null, agreedOn: string | null, declineReason: string | null, createdAt: string, decidedAt: string | null }> } };

export type HallMonthQueryVariables = Exact<{
  year: number;
  month: number;
}>;


export type HallMonthQuery = { hallMonth: Array<{ id: number, status: HireStatus, name: string, purpose: string, startsAt: string, endsAt: string }> };

export type HireQueryVariables = Exact<{
  id: number;
}>;


export type HireQuery = { hire: { id: number, version: number, status: HireStatus, origin: HireOrigin, name: string, address: string, postcode: string, telephone: string, mobile: string, email: string, purpose: string, guests: number | null, day: string, hours: string, startsAt: string, endsAt: string, depositPence: number | null, chargesPence: number | null, outstandingPence: number | null, paidBy: HirePayment | null, agreedOn: string | null, declineReason: string | null, createdAt: string, decidedAt: string | null } | null };

export type SaveHireMutationVariables = Exact<{
  input: HireInput;
}>;


export type SaveHireMutation = { saveHire: { id: number, version: number, status: HireStatus, origin: HireOrigin, name: string, address: string, postcode: string, telephone: string, mobile: string, email: string, purpose: string, guests: number | null, day: string, hours: string, startsAt: string, endsAt: string, depositPence: number | null, chargesPence: number | null, outstandingPence: number | null, paidBy: HirePayment | null, agreedOn: string | null, declineReason: string | null, createdAt: string, decidedAt: string | null } };

export type DeleteHireMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type DeleteHireMutation = { deleteHire: boolean };

export type SendHireRequestMutationVariables = Exact<{
  input: HireRequestInput;
}>;


export type SendHireRequestMutation = { sendHireRequest: boolean };

export type DeleteHomeVideoMutationVariables = Exact<{
  id: number;
}>;


export type DeleteHomeVideoMutation = { deleteHomeVideo: boolean };

export type HomeVideoQueryVariables = Exact<{
  id: number;
}>;


export type HomeVideoQuery = { homeVideo: { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, link: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } | null };

export type SaveHomeVideoMutationVariables = Exact<{
  input: HomeVideoInput;
  file?: File | null | undefined;
  poster?: File | null | undefined;
}>;


export type SaveHomeVideoMutation = { saveHomeVideo: { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, link: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } };

export type HomeVideoFieldsFragment = { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, link: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null };

export type HomeVideosQueryVariables = Exact<{
  page: number;
  pageSize: number;
  search?: string | null | undefined;
}>;


export type HomeVideosQuery = { homeVideos: { totalCount: number, items: Array<{ id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, link: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null }> } };

export type HomeQueryVariables = Exact<{
  notices: number;
  events: number;
  videos: number;
  cards: number;
  members: number;
  poojaSevas: number;
}>;


export type HomeQuery = { siteSettings: { history: string, historyGujarati: string | null, guruName: string, guruNameGujarati: string | null, guruMessage: string, guruMessageGujarati: string | null, cricket: string, cricketGujarati: string | null, email: string, phone: string, address: string, addressGujarati: string | null, facebookUrl: string, instagramUrl: string, youtubeUrl: string, charityName: string, charityNumber: string }, notices: { items: Array<{ id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, secondDescription: string | null, secondDescriptionGujarati: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null }> }, homeVideos: { items: Array<{ id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, link: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null }> }, events: { items: Array<{ id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, startsOn: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null }> }, videoLinks: { items: Array<{ id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, link: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null }> }, committeeCards: { items: Array<{ id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, designation: string, designationGujarati: string | null, sequenceNumber: number, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null }> }, committee: { totalCount: number, items: Array<{ id: number, name: string, nameGujarati: string | null, designation: string, designationGujarati: string | null, sequenceNumber: number }> }, poojaSevas: { items: Array<{ id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null }> }, pdfDocuments: { totalCount: number } };

export type CandidateCardFieldsFragment = { id: number, isOwn: boolean, firstName: string, middleName: string, lastName: string, height: string, maritalStatus: string, motherTongue: string, city: string, religion: string, caste: string, educationType: string, educationDescription: string, occupation: string, occupationDescription: string, currency: string, annualIncome: string, photo: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null };

export type CandidatesQueryVariables = Exact<{
  filter?: CandidateFilterInput | null | undefined;
  page: number;
  pageSize: number;
}>;


export type CandidatesQuery = { candidates: { totalCount: number, items: Array<{ id: number, isOwn: boolean, firstName: string, middleName: string, lastName: string, height: string, maritalStatus: string, motherTongue: string, city: string, religion: string, caste: string, educationType: string, educationDescription: string, occupation: string, occupationDescription: string, currency: string, annualIncome: string, photo: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null }> } };

export type ExpressInterestMutationVariables = Exact<{
  candidateId: number;
}>;


export type ExpressInterestMutation = { expressInterest: InterestAnswer };

export type DeleteMyMembershipMutationVariables = Exact<{
  password: string;
}>;


export type DeleteMyMembershipMutation = { deleteMyMembership: boolean };

export type InterestPartyFieldsFragment = { memberId: number, firstName: string, middleName: string, lastName: string, contactCountryCode: string, contactMobile: string, contactName: string };

export type InterestsQueryVariables = Exact<{
  filter?: InterestFilterInput | null | undefined;
  page: number;
  pageSize: number;
}>;


export type InterestsQuery = { interests: { totalCount: number, items: Array<{ id: number, createdAt: string, from: { memberId: number, firstName: string, middleName: string, lastName: string, contactCountryCode: string, contactMobile: string, contactName: string }, to: { memberId: number, firstName: string, middleName: string, lastName: string, contactCountryCode: string, contactMobile: string, contactName: string } }> } };

export type ManagedMemberFieldsFragment = { id: number, name: string, mobile: string, status: MemberStatus, createdAt: string, candidate: { id: number, firstName: string, middleName: string, lastName: string, gender: Gender, age: number, height: string, maritalStatus: string, motherTongue: string, city: string, religion: string, caste: string, educationType: string, educationDescription: string, occupation: string, occupationDescription: string, currency: string, annualIncome: string, countryCode: string, mobile: string, contactName: string, contactCountryCode: string, contactMobile: string, photo: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } | null };

export type ManagedMembersQueryVariables = Exact<{
  filter?: MemberFilterInput | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ManagedMembersQuery = { members: { totalCount: number, items: Array<{ id: number, name: string, mobile: string, status: MemberStatus, createdAt: string, candidate: { id: number, firstName: string, middleName: string, lastName: string, gender: Gender, age: number, height: string, maritalStatus: string, motherTongue: string, city: string, religion: string, caste: string, educationType: string, educationDescription: string, occupation: string, occupationDescription: string, currency: string, annualIncome: string, countryCode: string, mobile: string, contactName: string, contactCountryCode: string, contactMobile: string, photo: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } | null }> } };

export type SetMemberStatusMutationVariables = Exact<{
  memberId: number;
  status: MemberStatus;
}>;


export type SetMemberStatusMutation = { setMemberStatus: { id: number, status: MemberStatus } };

export type OfferedProfileForsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferedProfileForsQuery = { selectLists: { profileFors: Array<{ id: number, name: string, nameGujarati: string | null }> } };

export type SignInMemberMutationVariables = Exact<{
  input: MemberSignInInput;
}>;


export type SignInMemberMutation = { signInMember: { role: Role, permissions: Array<Permission>, userId: number, memberId: number, profileForId: number, name: string, email: string, mobile: string } };

export type RequestMemberCodeMutationVariables = Exact<{
  input: MemberCodeInput;
}>;


export type RequestMemberCodeMutation = { requestMemberCode: boolean };

export type RegisterMemberMutationVariables = Exact<{
  input: MemberRegistrationInput;
}>;


export type RegisterMemberMutation = { registerMember: { role: Role, permissions: Array<Permission>, userId: number, memberId: number, profileForId: number, name: string, email: string, mobile: string } };

export type ResetMemberPasswordMutationVariables = Exact<{
  input: MemberPasswordResetInput;
}>;


export type ResetMemberPasswordMutation = { resetMemberPassword: { role: Role, permissions: Array<Permission>, userId: number, memberId: number, profileForId: number, name: string, email: string, mobile: string } };

export type MemberProfileQueryVariables = Exact<{
  memberId: number;
}>;


export type MemberProfileQuery = { memberProfile: { id: number, name: string, mobile: string, status: MemberStatus, createdAt: string, candidate: { id: number, profileForId: number, firstName: string, middleName: string, lastName: string, fatherName: string, birthDate: string, age: number, gender: Gender, email: string, height: string, maritalStatus: string, motherTongue: string, religion: string, caste: string, educationType: string, educationDescription: string, occupation: string, occupationDescription: string, currency: string, annualIncome: string, countryCode: string, mobile: string, city: string, address: string, pincode: string, contactName: string, contactCountryCode: string, contactMobile: string, aboutCandidate: string, consent: boolean, consentedAt: string | null, photo: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } | null } | null };

export type OwnCandidateFieldsFragment = { id: number, version: number, profileForId: number, firstName: string, middleName: string, lastName: string, fatherName: string, birthDate: string, age: number, gender: Gender, email: string, height: string, maritalStatus: string, motherTongue: string, religion: string, caste: string, educationType: string, educationDescription: string, occupation: string, occupationDescription: string, currency: string, annualIncome: string, countryCode: string, mobile: string, city: string, address: string, pincode: string, contactName: string, contactCountryCode: string, contactMobile: string, aboutCandidate: string, consent: boolean, consentedAt: string | null, photo: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null };

export type MyCandidateQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCandidateQuery = { myCandidate: { id: number, version: number, profileForId: number, firstName: string, middleName: string, lastName: string, fatherName: string, birthDate: string, age: number, gender: Gender, email: string, height: string, maritalStatus: string, motherTongue: string, religion: string, caste: string, educationType: string, educationDescription: string, occupation: string, occupationDescription: string, currency: string, annualIncome: string, countryCode: string, mobile: string, city: string, address: string, pincode: string, contactName: string, contactCountryCode: string, contactMobile: string, aboutCandidate: string, consent: boolean, consentedAt: string | null, photo: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } | null };

export type SaveMyCandidateMutationVariables = Exact<{
  input: CandidateInput;
  photo?: File | null | undefined;
}>;


export type SaveMyCandidateMutation = { saveMyCandidate: { id: number, version: number, profileForId: number, firstName: string, middleName: string, lastName: string, fatherName: string, birthDate: string, age: number, gender: Gender, email: string, height: string, maritalStatus: string, motherTongue: string, religion: string, caste: string, educationType: string, educationDescription: string, occupation: string, occupationDescription: string, currency: string, annualIncome: string, countryCode: string, mobile: string, city: string, address: string, pincode: string, contactName: string, contactCountryCode: string, contactMobile: string, aboutCandidate: string, consent: boolean, consentedAt: string | null, photo: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } };

export type RemoveMyCandidateMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveMyCandidateMutation = { removeMyCandidate: boolean };

export type OfferedListsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferedListsQuery = { selectLists: { options: Array<{ id: number, list: SelectList, value: string, valueGujarati: string | null, label: string | null, optionGroup: MotherTongueGroup | null }>, profileFors: Array<{ id: number, name: string, nameGujarati: string | null, defaultGender: Gender }> } };

export type DeleteNoticeMutationVariables = Exact<{
  id: number;
}>;


export type DeleteNoticeMutation = { deleteNotice: boolean };

export type NoticeQueryVariables = Exact<{
  id: number;
}>;


export type NoticeQuery = { notice: { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, secondDescription: string | null, secondDescriptionGujarati: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } | null };

export type SaveNoticeMutationVariables = Exact<{
  input: NoticeInput;
  file?: File | null | undefined;
}>;


export type SaveNoticeMutation = { saveNotice: { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, secondDescription: string | null, secondDescriptionGujarati: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } };

export type NoticeFieldsFragment = { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, secondDescription: string | null, secondDescriptionGujarati: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null };

export type NoticesQueryVariables = Exact<{
  page: number;
  pageSize: number;
  search?: string | null | undefined;
}>;


export type NoticesQuery = { notices: { totalCount: number, items: Array<{ id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, secondDescription: string | null, secondDescriptionGujarati: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null }> } };

export type DeletePoojaSevaMutationVariables = Exact<{
  id: number;
}>;


export type DeletePoojaSevaMutation = { deletePoojaSeva: boolean };

export type PoojaSevaQueryVariables = Exact<{
  id: number;
}>;


export type PoojaSevaQuery = { poojaSeva: { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } | null };

export type SavePoojaSevaMutationVariables = Exact<{
  input: PoojaSevaInput;
  file?: File | null | undefined;
  poster?: File | null | undefined;
}>;


export type SavePoojaSevaMutation = { savePoojaSeva: { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } };

export type PoojaSevaFieldsFragment = { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null };

export type PoojaSevasQueryVariables = Exact<{
  page: number;
  pageSize: number;
  fileType?: ContentFileType | null | undefined;
  search?: string | null | undefined;
}>;


export type PoojaSevasQuery = { poojaSevas: { totalCount: number, items: Array<{ id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null }> } };

export type ProfileForFieldsFragment = { id: number, version: number, position: number, active: boolean, name: string, nameGujarati: string | null, defaultGender: Gender };

export type AllProfileForsQueryVariables = Exact<{ [key: string]: never; }>;


export type AllProfileForsQuery = { allProfileFors: Array<{ id: number, version: number, position: number, active: boolean, name: string, nameGujarati: string | null, defaultGender: Gender }> };

export type SaveProfileForMutationVariables = Exact<{
  input: ProfileForInput;
}>;


export type SaveProfileForMutation = { saveProfileFor: { id: number, version: number, position: number, active: boolean, name: string, nameGujarati: string | null, defaultGender: Gender } };

export type RemoveProfileForMutationVariables = Exact<{
  id: number;
}>;


export type RemoveProfileForMutation = { removeProfileFor: boolean };

export type MoveProfileForMutationVariables = Exact<{
  id: number;
  place: number;
}>;


export type MoveProfileForMutation = { moveProfileFor: Array<{ id: number, position: number }> };

export type SelectOptionFieldsFragment = { id: number, version: number, position: number, active: boolean, list: SelectList, value: string, valueGujarati: string | null, label: string | null, optionGroup: MotherTongueGroup | null, isFixed: boolean };

export type AllSelectOptionsQueryVariables = Exact<{
  list: SelectList;
}>;


export type AllSelectOptionsQuery = { allSelectOptions: Array<{ id: number, version: number, position: number, active: boolean, list: SelectList, value: string, valueGujarati: string | null, label: string | null, optionGroup: MotherTongueGroup | null, isFixed: boolean }> };

export type SaveSelectOptionMutationVariables = Exact<{
  input: SelectOptionInput;
}>;


export type SaveSelectOptionMutation = { saveSelectOption: { id: number, version: number, position: number, active: boolean, list: SelectList, value: string, valueGujarati: string | null, label: string | null, optionGroup: MotherTongueGroup | null, isFixed: boolean } };

export type RemoveSelectOptionMutationVariables = Exact<{
  id: number;
}>;


export type RemoveSelectOptionMutation = { removeSelectOption: boolean };

export type MoveSelectOptionMutationVariables = Exact<{
  id: number;
  place: number;
}>;


export type MoveSelectOptionMutation = { moveSelectOption: Array<{ id: number, position: number }> };

export type EditableSiteSettingsFragment = { version: number, history: string, historyGujarati: string | null, footerHistory: string, footerHistoryGujarati: string | null, guruName: string, guruNameGujarati: string | null, guruMessage: string, guruMessageGujarati: string | null, contactHours: string, contactHoursGujarati: string | null, cricket: string, cricketGujarati: string | null, address: string, addressGujarati: string | null, email: string, phone: string, mapPosition: string, facebookUrl: string, instagramUrl: string, youtubeUrl: string, whatsappUrl: string, paymentUrl: string, charityName: string, charityNumber: string, approveNewMembers: boolean };

export type EditableSiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditableSiteSettingsQuery = { siteSettings: { version: number, history: string, historyGujarati: string | null, footerHistory: string, footerHistoryGujarati: string | null, guruName: string, guruNameGujarati: string | null, guruMessage: string, guruMessageGujarati: string | null, contactHours: string, contactHoursGujarati: string | null, cricket: string, cricketGujarati: string | null, address: string, addressGujarati: string | null, email: string, phone: string, mapPosition: string, facebookUrl: string, instagramUrl: string, youtubeUrl: string, whatsappUrl: string, paymentUrl: string, charityName: string, charityNumber: string, approveNewMembers: boolean } };

export type SaveSiteSettingsMutationVariables = Exact<{
  input: SiteSettingsInput;
}>;


export type SaveSiteSettingsMutation = { saveSiteSettings: { version: number, history: string, historyGujarati: string | null, footerHistory: string, footerHistoryGujarati: string | null, guruName: string, guruNameGujarati: string | null, guruMessage: string, guruMessageGujarati: string | null, contactHours: string, contactHoursGujarati: string | null, cricket: string, cricketGujarati: string | null, address: string, addressGujarati: string | null, email: string, phone: string, mapPosition: string, facebookUrl: string, instagramUrl: string, youtubeUrl: string, whatsappUrl: string, paymentUrl: string, charityName: string, charityNumber: string, approveNewMembers: boolean } };

export type SiteFooterQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteFooterQuery = { siteSettings: { footerHistory: string, footerHistoryGujarati: string | null, facebookUrl: string, instagramUrl: string, youtubeUrl: string, whatsappUrl: string, charityName: string, charityNumber: string } };

export type DeleteVideoLinkMutationVariables = Exact<{
  id: number;
}>;


export type DeleteVideoLinkMutation = { deleteVideoLink: boolean };

export type VideoLinkQueryVariables = Exact<{
  id: number;
}>;


export type VideoLinkQuery = { videoLink: { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, link: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } | null };

export type SaveVideoLinkMutationVariables = Exact<{
  input: VideoLinkInput;
  file?: File | null | undefined;
}>;


export type SaveVideoLinkMutation = { saveVideoLink: { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, link: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } };

export type VideoLinkFieldsFragment = { id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, link: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null };

export type VideoLinksQueryVariables = Exact<{
  page: number;
  pageSize: number;
  search?: string | null | undefined;
}>;


export type VideoLinksQuery = { videoLinks: { totalCount: number, items: Array<{ id: number, version: number, name: string, nameGujarati: string | null, description: string, descriptionGujarati: string | null, fileType: ContentFileType, link: string | null, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null }> } };

export type VisitCountQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitCountQuery = { visitCount: number };

export type RecordVisitMutationVariables = Exact<{ [key: string]: never; }>;


export type RecordVisitMutation = { recordVisit: number };

export type WhoWeAreQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoWeAreQuery = { siteSettings: { history: string, historyGujarati: string | null, guruName: string, guruNameGujarati: string | null, guruMessage: string, guruMessageGujarati: string | null, cricket: string, cricketGujarati: string | null, charityName: string, charityNumber: string } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type ViewerFieldsFragment = { role: Role, permissions: Array<Permission>, userId: number, memberId: number, profileForId: number, name: string, email: string, mobile: string };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { role: Role, permissions: Array<Permission>, userId: number, memberId: number, profileForId: number, name: string, email: string, mobile: string } };

export const OrganizationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"charityName"}},{"kind":"Field","name":{"kind":"Name","value":"charityNumber"}}]}}]} as unknown as DocumentNode<OrganizationFieldsFragment, unknown>;
export const AccountFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"sheri"}}]}}]} as unknown as DocumentNode<AccountFieldsFragment, unknown>;
export const UserFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"sheri"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UserFieldsFragment, unknown>;
export const MediaFileFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}}]} as unknown as DocumentNode<MediaFileFieldsFragment, unknown>;
export const CommitteeMemberFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitteeMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitteeMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"designationGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"sequenceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}}]} as unknown as DocumentNode<CommitteeMemberFieldsFragment, unknown>;
export const PdfDocumentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PdfDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PdfDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}}]} as unknown as DocumentNode<PdfDocumentFieldsFragment, unknown>;
export const LedgerDonationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerDonationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Donation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"typeNameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]} as unknown as DocumentNode<LedgerDonationFieldsFragment, unknown>;
export const ManagedDonationTypeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedDonationTypeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedDonationType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"feePence"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<ManagedDonationTypeFieldsFragment, unknown>;
export const OwnDonationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDonationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnDonation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"typeNameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]} as unknown as DocumentNode<OwnDonationFieldsFragment, unknown>;
export const EventFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}}]} as unknown as DocumentNode<EventFieldsFragment, unknown>;
export const HireFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HireFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hire"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"depositPence"}},{"kind":"Field","name":{"kind":"Name","value":"chargesPence"}},{"kind":"Field","name":{"kind":"Name","value":"outstandingPence"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"agreedOn"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]} as unknown as DocumentNode<HireFieldsFragment, unknown>;
export const HomeVideoFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeVideoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeVideo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}}]} as unknown as DocumentNode<HomeVideoFieldsFragment, unknown>;
export const CandidateCardFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"motherTongue"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"caste"}},{"kind":"Field","name":{"kind":"Name","value":"educationType"}},{"kind":"Field","name":{"kind":"Name","value":"educationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"occupation"}},{"kind":"Field","name":{"kind":"Name","value":"occupationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"annualIncome"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}}]} as unknown as DocumentNode<CandidateCardFieldsFragment, unknown>;
export const InterestPartyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InterestPartyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InterestParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"contactCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}}]}}]} as unknown as DocumentNode<InterestPartyFieldsFragment, unknown>;
export const ManagedMemberFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"motherTongue"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"caste"}},{"kind":"Field","name":{"kind":"Name","value":"educationType"}},{"kind":"Field","name":{"kind":"Name","value":"educationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"occupation"}},{"kind":"Field","name":{"kind":"Name","value":"occupationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"annualIncome"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}}]} as unknown as DocumentNode<ManagedMemberFieldsFragment, unknown>;
export const OwnCandidateFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCandidateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fatherName"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"motherTongue"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"caste"}},{"kind":"Field","name":{"kind":"Name","value":"educationType"}},{"kind":"Field","name":{"kind":"Name","value":"educationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"occupation"}},{"kind":"Field","name":{"kind":"Name","value":"occupationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"annualIncome"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"aboutCandidate"}},{"kind":"Field","name":{"kind":"Name","value":"consent"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}}]} as unknown as DocumentNode<OwnCandidateFieldsFragment, unknown>;
export const NoticeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"secondDescription"}},{"kind":"Field","name":{"kind":"Name","value":"secondDescriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}}]} as unknown as DocumentNode<NoticeFieldsFragment, unknown>;
export const PoojaSevaFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PoojaSevaFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PoojaSeva"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}}]} as unknown as DocumentNode<PoojaSevaFieldsFragment, unknown>;
export const ProfileForFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileFor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"defaultGender"}}]}}]} as unknown as DocumentNode<ProfileForFieldsFragment, unknown>;
export const SelectOptionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SelectOptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SelectOption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"optionGroup"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]} as unknown as DocumentNode<SelectOptionFieldsFragment, unknown>;
export const EditableSiteSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableSiteSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"historyGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistory"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistoryGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruNameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessageGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"contactHours"}},{"kind":"Field","name":{"kind":"Name","value":"contactHoursGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"cricketGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"charityName"}},{"kind":"Field","name":{"kind":"Name","value":"charityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"approveNewMembers"}}]}}]} as unknown as DocumentNode<EditableSiteSettingsFragment, unknown>;
export const VideoLinkFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VideoLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VideoLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}}]} as unknown as DocumentNode<VideoLinkFieldsFragment, unknown>;
export const ViewerFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]} as unknown as DocumentNode<ViewerFieldsFragment, unknown>;
export const RequestPasswordCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RequestPasswordCodeMutation, RequestPasswordCodeMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const MyAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"sheri"}}]}}]} as unknown as DocumentNode<MyAccountQuery, MyAccountQueryVariables>;
export const SignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const UpdateMyAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMyAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"sheri"}}]}}]} as unknown as DocumentNode<UpdateMyAccountMutation, UpdateMyAccountMutationVariables>;
export const UsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Users"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"sheri"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UsersQuery, UsersQueryVariables>;
export const SuspendUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuspendUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspendUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"sheri"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SuspendUserMutation, SuspendUserMutationVariables>;
export const ReactivateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReactivateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reactivateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"sheri"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReactivateUserMutation, ReactivateUserMutationVariables>;
export const SetUserRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUserRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserRole"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"sheri"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SetUserRoleMutation, SetUserRoleMutationVariables>;
export const AuditEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AuditEntriesQuery, AuditEntriesQueryVariables>;
export const CommitteeMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommitteeMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"committeeMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommitteeMemberFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitteeMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitteeMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"designationGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"sequenceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<CommitteeMembersQuery, CommitteeMembersQueryVariables>;
export const DeleteCommitteeMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCommitteeMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCommitteeMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteCommitteeMemberMutation, DeleteCommitteeMemberMutationVariables>;
export const CommitteeMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommitteeMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"committeeMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommitteeMemberFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitteeMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitteeMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"designationGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"sequenceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<CommitteeMemberQuery, CommitteeMemberQueryVariables>;
export const SaveCommitteeMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCommitteeMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommitteeMemberInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCommitteeMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommitteeMemberFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitteeMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitteeMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"designationGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"sequenceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<SaveCommitteeMemberMutation, SaveCommitteeMemberMutationVariables>;
export const UpdateCommitteeSequenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCommitteeSequence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"members"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommitteeSequenceInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCommitteeSequence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"members"},"value":{"kind":"Variable","name":{"kind":"Name","value":"members"}}}]}]}}]} as unknown as DocumentNode<UpdateCommitteeSequenceMutation, UpdateCommitteeSequenceMutationVariables>;
export const ContactDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationFields"}},{"kind":"Field","name":{"kind":"Name","value":"contactHours"}},{"kind":"Field","name":{"kind":"Name","value":"contactHoursGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"charityName"}},{"kind":"Field","name":{"kind":"Name","value":"charityNumber"}}]}}]} as unknown as DocumentNode<ContactDetailsQuery, ContactDetailsQueryVariables>;
export const ContactMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ContactMessagesQuery, ContactMessagesQueryVariables>;
export const DeleteContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteContactMessageMutation, DeleteContactMessageMutationVariables>;
export const SendContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const DeletePdfDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePdfDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePdfDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeletePdfDocumentMutation, DeletePdfDocumentMutationVariables>;
export const PdfDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PdfDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pdfDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PdfDocumentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PdfDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PdfDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<PdfDocumentQuery, PdfDocumentQueryVariables>;
export const SavePdfDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePdfDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PdfDocumentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePdfDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PdfDocumentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PdfDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PdfDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<SavePdfDocumentMutation, SavePdfDocumentMutationVariables>;
export const PdfDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PdfDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pdfDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PdfDocumentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PdfDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PdfDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<PdfDocumentsQuery, PdfDocumentsQueryVariables>;
export const DonationPrefillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonationPrefill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subTypeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donationPrefill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subTypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subTypeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<DonationPrefillQuery, DonationPrefillQueryVariables>;
export const DonateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Donate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DonationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}}]} as unknown as DocumentNode<DonateMutation, DonateMutationVariables>;
export const DonationLedgerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonationLedger"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DonationFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerDonationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paidPence"}},{"kind":"Field","name":{"kind":"Name","value":"refundedPence"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPence"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerDonationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Donation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"typeNameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]} as unknown as DocumentNode<DonationLedgerQuery, DonationLedgerQueryVariables>;
export const DonationHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonationHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"}},{"kind":"Field","name":{"kind":"Name","value":"toStatus"}},{"kind":"Field","name":{"kind":"Name","value":"changedByName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]}}]} as unknown as DocumentNode<DonationHistoryQuery, DonationHistoryQueryVariables>;
export const DonationTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonationTotals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donationTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"paidPence"}},{"kind":"Field","name":{"kind":"Name","value":"refundedPence"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byMonth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"paidPence"}},{"kind":"Field","name":{"kind":"Name","value":"refundedPence"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPence"}}]}}]}}]}}]} as unknown as DocumentNode<DonationTotalsQuery, DonationTotalsQueryVariables>;
export const SetDonationStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDonationStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DonationStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDonationStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetDonationStatusMutation, SetDonationStatusMutationVariables>;
export const DonationSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"charityName"}},{"kind":"Field","name":{"kind":"Name","value":"charityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressGujarati"}}]}}]}}]} as unknown as DocumentNode<DonationSettingsQuery, DonationSettingsQueryVariables>;
export const DonationTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonationTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donationTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"feePence"}}]}}]}}]} as unknown as DocumentNode<DonationTypesQuery, DonationTypesQueryVariables>;
export const ManagedDonationTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedDonationTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allDonationTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedDonationTypeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedDonationTypeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedDonationType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"feePence"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<ManagedDonationTypesQuery, ManagedDonationTypesQueryVariables>;
export const SaveDonationTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDonationType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DonationTypeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDonationType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedDonationTypeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedDonationTypeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedDonationType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"feePence"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<SaveDonationTypeMutation, SaveDonationTypeMutationVariables>;
export const OrderDonationTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderDonationTypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"column"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DonationColumn"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderDonationTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"column"},"value":{"kind":"Variable","name":{"kind":"Name","value":"column"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<OrderDonationTypesMutation, OrderDonationTypesMutationVariables>;
export const DeleteDonationTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDonationType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDonationType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteDonationTypeMutation, DeleteDonationTypeMutationVariables>;
export const MyDonationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDonations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDonations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDonationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDonationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnDonation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"typeNameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]} as unknown as DocumentNode<MyDonationsQuery, MyDonationsQueryVariables>;
export const MyDonationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDonation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDonation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDonationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDonationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnDonation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"typeNameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]} as unknown as DocumentNode<MyDonationQuery, MyDonationQueryVariables>;
export const DeleteEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteEventMutation, DeleteEventMutationVariables>;
export const EventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Event"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<EventQuery, EventQueryVariables>;
export const SaveEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"poster"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"poster"},"value":{"kind":"Variable","name":{"kind":"Name","value":"poster"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<SaveEventMutation, SaveEventMutationVariables>;
export const EventPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressGujarati"}}]}}]}}]} as unknown as DocumentNode<EventPlaceQuery, EventPlaceQueryVariables>;
export const EventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Events"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentFileType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"fileType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileType"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<EventsQuery, EventsQueryVariables>;
export const AcceptHireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptHire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptHire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HireFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HireFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hire"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"depositPence"}},{"kind":"Field","name":{"kind":"Name","value":"chargesPence"}},{"kind":"Field","name":{"kind":"Name","value":"outstandingPence"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"agreedOn"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]} as unknown as DocumentNode<AcceptHireMutation, AcceptHireMutationVariables>;
export const DeclineHireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineHire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineHire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HireFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HireFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hire"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"depositPence"}},{"kind":"Field","name":{"kind":"Name","value":"chargesPence"}},{"kind":"Field","name":{"kind":"Name","value":"outstandingPence"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"agreedOn"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]} as unknown as DocumentNode<DeclineHireMutation, DeclineHireMutationVariables>;
export const CancelHireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelHire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelHire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HireFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HireFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hire"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"depositPence"}},{"kind":"Field","name":{"kind":"Name","value":"chargesPence"}},{"kind":"Field","name":{"kind":"Name","value":"outstandingPence"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"agreedOn"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]} as unknown as DocumentNode<CancelHireMutation, CancelHireMutationVariables>;
export const HiresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Hires"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HireStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hires"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HireFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HireFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hire"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"depositPence"}},{"kind":"Field","name":{"kind":"Name","value":"chargesPence"}},{"kind":"Field","name":{"kind":"Name","value":"outstandingPence"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"agreedOn"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]} as unknown as DocumentNode<HiresQuery, HiresQueryVariables>;
export const HallMonthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HallMonth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallMonth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]} as unknown as DocumentNode<HallMonthQuery, HallMonthQueryVariables>;
export const HireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Hire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HireFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HireFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hire"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"depositPence"}},{"kind":"Field","name":{"kind":"Name","value":"chargesPence"}},{"kind":"Field","name":{"kind":"Name","value":"outstandingPence"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"agreedOn"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]} as unknown as DocumentNode<HireQuery, HireQueryVariables>;
export const SaveHireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveHire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HireInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveHire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HireFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HireFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hire"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"depositPence"}},{"kind":"Field","name":{"kind":"Name","value":"chargesPence"}},{"kind":"Field","name":{"kind":"Name","value":"outstandingPence"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"agreedOn"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]} as unknown as DocumentNode<SaveHireMutation, SaveHireMutationVariables>;
export const DeleteHireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteHire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteHire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<DeleteHireMutation, DeleteHireMutationVariables>;
export const SendHireRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendHireRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HireRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendHireRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SendHireRequestMutation, SendHireRequestMutationVariables>;
export const DeleteHomeVideoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteHomeVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteHomeVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteHomeVideoMutation, DeleteHomeVideoMutationVariables>;
export const HomeVideoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"homeVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeVideoFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeVideoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeVideo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<HomeVideoQuery, HomeVideoQueryVariables>;
export const SaveHomeVideoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveHomeVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HomeVideoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"poster"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveHomeVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"poster"},"value":{"kind":"Variable","name":{"kind":"Name","value":"poster"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeVideoFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeVideoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeVideo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<SaveHomeVideoMutation, SaveHomeVideoMutationVariables>;
export const HomeVideosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeVideos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"homeVideos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeVideoFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeVideoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeVideo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<HomeVideosQuery, HomeVideosQueryVariables>;
export const HomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notices"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"events"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"videos"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cards"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"members"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"poojaSevas"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"historyGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruNameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessageGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"cricketGujarati"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notices"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"homeVideos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeVideoFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"events"}}},{"kind":"Argument","name":{"kind":"Name","value":"fileType"},"value":{"kind":"EnumValue","value":"IMAGE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"videoLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"videos"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoLinkFields"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"committeeCards"},"name":{"kind":"Name","value":"committeeMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cards"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommitteeMemberFields"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"committee"},"name":{"kind":"Name","value":"committeeMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"members"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"designationGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"sequenceNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poojaSevas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"poojaSevas"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PoojaSevaFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pdfDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"charityName"}},{"kind":"Field","name":{"kind":"Name","value":"charityNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"secondDescription"}},{"kind":"Field","name":{"kind":"Name","value":"secondDescriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeVideoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeVideo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VideoLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VideoLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitteeMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitteeMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"designationGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"sequenceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PoojaSevaFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PoojaSeva"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const CandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Candidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateCardFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"motherTongue"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"caste"}},{"kind":"Field","name":{"kind":"Name","value":"educationType"}},{"kind":"Field","name":{"kind":"Name","value":"educationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"occupation"}},{"kind":"Field","name":{"kind":"Name","value":"occupationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"annualIncome"}}]}}]} as unknown as DocumentNode<CandidatesQuery, CandidatesQueryVariables>;
export const ExpressInterestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExpressInterest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expressInterest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}]}]}}]} as unknown as DocumentNode<ExpressInterestMutation, ExpressInterestMutationVariables>;
export const DeleteMyMembershipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMyMembership"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMyMembership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<DeleteMyMembershipMutation, DeleteMyMembershipMutationVariables>;
export const InterestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Interests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InterestFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InterestPartyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InterestPartyFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InterestPartyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InterestParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"contactCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}}]}}]} as unknown as DocumentNode<InterestsQuery, InterestsQueryVariables>;
export const ManagedMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedMemberFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"motherTongue"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"caste"}},{"kind":"Field","name":{"kind":"Name","value":"educationType"}},{"kind":"Field","name":{"kind":"Name","value":"educationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"occupation"}},{"kind":"Field","name":{"kind":"Name","value":"occupationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"annualIncome"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}}]}}]}}]} as unknown as DocumentNode<ManagedMembersQuery, ManagedMembersQueryVariables>;
export const SetMemberStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMemberStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMemberStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"memberId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SetMemberStatusMutation, SetMemberStatusMutationVariables>;
export const OfferedProfileForsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferedProfileFors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selectLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileFors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}}]}}]}}]}}]} as unknown as DocumentNode<OfferedProfileForsQuery, OfferedProfileForsQueryVariables>;
export const SignInMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]} as unknown as DocumentNode<SignInMemberMutation, SignInMemberMutationVariables>;
export const RequestMemberCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestMemberCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestMemberCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RequestMemberCodeMutation, RequestMemberCodeMutationVariables>;
export const RegisterMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberRegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]} as unknown as DocumentNode<RegisterMemberMutation, RegisterMemberMutationVariables>;
export const ResetMemberPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetMemberPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetMemberPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]} as unknown as DocumentNode<ResetMemberPasswordMutation, ResetMemberPasswordMutationVariables>;
export const MemberProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"memberId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fatherName"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"motherTongue"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"caste"}},{"kind":"Field","name":{"kind":"Name","value":"educationType"}},{"kind":"Field","name":{"kind":"Name","value":"educationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"occupation"}},{"kind":"Field","name":{"kind":"Name","value":"occupationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"annualIncome"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"aboutCandidate"}},{"kind":"Field","name":{"kind":"Name","value":"consent"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}}]} as unknown as DocumentNode<MemberProfileQuery, MemberProfileQueryVariables>;
export const MyCandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyCandidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCandidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCandidateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCandidateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fatherName"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"motherTongue"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"caste"}},{"kind":"Field","name":{"kind":"Name","value":"educationType"}},{"kind":"Field","name":{"kind":"Name","value":"educationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"occupation"}},{"kind":"Field","name":{"kind":"Name","value":"occupationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"annualIncome"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"aboutCandidate"}},{"kind":"Field","name":{"kind":"Name","value":"consent"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<MyCandidateQuery, MyCandidateQueryVariables>;
export const SaveMyCandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMyCandidate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"photo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMyCandidate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"photo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"photo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCandidateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCandidateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fatherName"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"motherTongue"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"caste"}},{"kind":"Field","name":{"kind":"Name","value":"educationType"}},{"kind":"Field","name":{"kind":"Name","value":"educationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"occupation"}},{"kind":"Field","name":{"kind":"Name","value":"occupationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"annualIncome"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"aboutCandidate"}},{"kind":"Field","name":{"kind":"Name","value":"consent"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<SaveMyCandidateMutation, SaveMyCandidateMutationVariables>;
export const RemoveMyCandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMyCandidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMyCandidate"}}]}}]} as unknown as DocumentNode<RemoveMyCandidateMutation, RemoveMyCandidateMutationVariables>;
export const OfferedListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferedLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selectLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"optionGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profileFors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"defaultGender"}}]}}]}}]}}]} as unknown as DocumentNode<OfferedListsQuery, OfferedListsQueryVariables>;
export const DeleteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteNoticeMutation, DeleteNoticeMutationVariables>;
export const NoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"secondDescription"}},{"kind":"Field","name":{"kind":"Name","value":"secondDescriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<NoticeQuery, NoticeQueryVariables>;
export const SaveNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"secondDescription"}},{"kind":"Field","name":{"kind":"Name","value":"secondDescriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<SaveNoticeMutation, SaveNoticeMutationVariables>;
export const NoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"secondDescription"}},{"kind":"Field","name":{"kind":"Name","value":"secondDescriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<NoticesQuery, NoticesQueryVariables>;
export const DeletePoojaSevaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePoojaSeva"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePoojaSeva"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeletePoojaSevaMutation, DeletePoojaSevaMutationVariables>;
export const PoojaSevaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PoojaSeva"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"poojaSeva"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PoojaSevaFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PoojaSevaFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PoojaSeva"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<PoojaSevaQuery, PoojaSevaQueryVariables>;
export const SavePoojaSevaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePoojaSeva"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PoojaSevaInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"poster"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePoojaSeva"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"poster"},"value":{"kind":"Variable","name":{"kind":"Name","value":"poster"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PoojaSevaFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PoojaSevaFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PoojaSeva"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<SavePoojaSevaMutation, SavePoojaSevaMutationVariables>;
export const PoojaSevasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PoojaSevas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentFileType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"poojaSevas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"fileType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileType"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PoojaSevaFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PoojaSevaFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PoojaSeva"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<PoojaSevasQuery, PoojaSevasQueryVariables>;
export const AllProfileForsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllProfileFors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allProfileFors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileFor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"defaultGender"}}]}}]} as unknown as DocumentNode<AllProfileForsQuery, AllProfileForsQueryVariables>;
export const SaveProfileForDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProfileFor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileForInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveProfileFor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileFor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"defaultGender"}}]}}]} as unknown as DocumentNode<SaveProfileForMutation, SaveProfileForMutationVariables>;
export const RemoveProfileForDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveProfileFor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeProfileFor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveProfileForMutation, RemoveProfileForMutationVariables>;
export const MoveProfileForDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveProfileFor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveProfileFor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"place"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]} as unknown as DocumentNode<MoveProfileForMutation, MoveProfileForMutationVariables>;
export const AllSelectOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllSelectOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SelectList"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allSelectOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SelectOptionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SelectOptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SelectOption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"optionGroup"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]} as unknown as DocumentNode<AllSelectOptionsQuery, AllSelectOptionsQueryVariables>;
export const SaveSelectOptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSelectOption"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SelectOptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSelectOption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SelectOptionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SelectOptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SelectOption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"optionGroup"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]} as unknown as DocumentNode<SaveSelectOptionMutation, SaveSelectOptionMutationVariables>;
export const RemoveSelectOptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSelectOption"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSelectOption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveSelectOptionMutation, RemoveSelectOptionMutationVariables>;
export const MoveSelectOptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveSelectOption"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveSelectOption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"place"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]} as unknown as DocumentNode<MoveSelectOptionMutation, MoveSelectOptionMutationVariables>;
export const EditableSiteSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableSiteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableSiteSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableSiteSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"historyGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistory"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistoryGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruNameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessageGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"contactHours"}},{"kind":"Field","name":{"kind":"Name","value":"contactHoursGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"cricketGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"charityName"}},{"kind":"Field","name":{"kind":"Name","value":"charityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"approveNewMembers"}}]}}]} as unknown as DocumentNode<EditableSiteSettingsQuery, EditableSiteSettingsQueryVariables>;
export const SaveSiteSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSiteSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSiteSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableSiteSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableSiteSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"historyGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistory"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistoryGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruNameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessageGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"contactHours"}},{"kind":"Field","name":{"kind":"Name","value":"contactHoursGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"cricketGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"charityName"}},{"kind":"Field","name":{"kind":"Name","value":"charityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"approveNewMembers"}}]}}]} as unknown as DocumentNode<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables>;
export const SiteFooterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteFooter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footerHistory"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistoryGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"charityName"}},{"kind":"Field","name":{"kind":"Name","value":"charityNumber"}}]}}]}}]} as unknown as DocumentNode<SiteFooterQuery, SiteFooterQueryVariables>;
export const DeleteVideoLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteVideoLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteVideoLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteVideoLinkMutation, DeleteVideoLinkMutationVariables>;
export const VideoLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VideoLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoLinkFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VideoLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VideoLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<VideoLinkQuery, VideoLinkQueryVariables>;
export const SaveVideoLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveVideoLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VideoLinkInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveVideoLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoLinkFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VideoLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VideoLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<SaveVideoLinkMutation, SaveVideoLinkMutationVariables>;
export const VideoLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VideoLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoLinkFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VideoLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VideoLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<VideoLinksQuery, VideoLinksQueryVariables>;
export const VisitCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitCount"}}]}}]} as unknown as DocumentNode<VisitCountQuery, VisitCountQueryVariables>;
export const RecordVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordVisit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordVisit"}}]}}]} as unknown as DocumentNode<RecordVisitMutation, RecordVisitMutationVariables>;
export const WhoWeAreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhoWeAre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"historyGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruNameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessageGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"cricketGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"charityName"}},{"kind":"Field","name":{"kind":"Name","value":"charityNumber"}}]}}]}}]} as unknown as DocumentNode<WhoWeAreQuery, WhoWeAreQueryVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const useRequestPasswordCodeMutation = (options?: useMutation.Options<RequestPasswordCodeMutation, RequestPasswordCodeMutationVariables>) =>
  useMutation(RequestPasswordCodeDocument, options);

export const useResetPasswordMutation = (options?: useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) =>
  useMutation(ResetPasswordDocument, options);

export const useSignInMutation = (options?: useMutation.Options<SignInMutation, SignInMutationVariables>) =>
  useMutation(SignInDocument, options);

export const useMyAccountQuery = (options?: useQuery.Options<MyAccountQuery, MyAccountQueryVariables>) =>
  useQuery(MyAccountDocument, options ?? {});

export const useSignUpMutation = (options?: useMutation.Options<SignUpMutation, SignUpMutationVariables>) =>
  useMutation(SignUpDocument, options);

export const useUpdateMyAccountMutation = (options?: useMutation.Options<UpdateMyAccountMutation, UpdateMyAccountMutationVariables>) =>
  useMutation(UpdateMyAccountDocument, options);

export const useUsersQuery = (options: useQuery.Options<UsersQuery, UsersQueryVariables>) =>
  useQuery(UsersDocument, options);

export const useSuspendUserMutation = (options?: useMutation.Options<SuspendUserMutation, SuspendUserMutationVariables>) =>
  useMutation(SuspendUserDocument, options);

export const useReactivateUserMutation = (options?: useMutation.Options<ReactivateUserMutation, ReactivateUserMutationVariables>) =>
  useMutation(ReactivateUserDocument, options);

export const useSetUserRoleMutation = (options?: useMutation.Options<SetUserRoleMutation, SetUserRoleMutationVariables>) =>
  useMutation(SetUserRoleDocument, options);

export const useAuditEntriesQuery = (options: useQuery.Options<AuditEntriesQuery, AuditEntriesQueryVariables>) =>
  useQuery(AuditEntriesDocument, options);

export const useCommitteeMembersQuery = (options: useQuery.Options<CommitteeMembersQuery, CommitteeMembersQueryVariables>) =>
  useQuery(CommitteeMembersDocument, options);

export const useDeleteCommitteeMemberMutation = (options?: useMutation.Options<DeleteCommitteeMemberMutation, DeleteCommitteeMemberMutationVariables>) =>
  useMutation(DeleteCommitteeMemberDocument, options);

export const useCommitteeMemberQuery = (options: useQuery.Options<CommitteeMemberQuery, CommitteeMemberQueryVariables>) =>
  useQuery(CommitteeMemberDocument, options);

export const useSaveCommitteeMemberMutation = (options?: useMutation.Options<SaveCommitteeMemberMutation, SaveCommitteeMemberMutationVariables>) =>
  useMutation(SaveCommitteeMemberDocument, options);

export const useUpdateCommitteeSequenceMutation = (options?: useMutation.Options<UpdateCommitteeSequenceMutation, UpdateCommitteeSequenceMutationVariables>) =>
  useMutation(UpdateCommitteeSequenceDocument, options);

export const useContactDetailsQuery = (options?: useQuery.Options<ContactDetailsQuery, ContactDetailsQueryVariables>) =>
  useQuery(ContactDetailsDocument, options ?? {});

export const useContactMessagesQuery = (options: useQuery.Options<ContactMessagesQuery, ContactMessagesQueryVariables>) =>
  useQuery(ContactMessagesDocument, options);

export const useDeleteContactMessageMutation = (options?: useMutation.Options<DeleteContactMessageMutation, DeleteContactMessageMutationVariables>) =>
  useMutation(DeleteContactMessageDocument, options);

export const useSendContactMessageMutation = (options?: useMutation.Options<SendContactMessageMutation, SendContactMessageMutationVariables>) =>
  useMutation(SendContactMessageDocument, options);

export const useDeletePdfDocumentMutation = (options?: useMutation.Options<DeletePdfDocumentMutation, DeletePdfDocumentMutationVariables>) =>
  useMutation(DeletePdfDocumentDocument, options);

export const usePdfDocumentQuery = (options: useQuery.Options<PdfDocumentQuery, PdfDocumentQueryVariables>) =>
  useQuery(PdfDocumentDocument, options);

export const useSavePdfDocumentMutation = (options?: useMutation.Options<SavePdfDocumentMutation, SavePdfDocumentMutationVariables>) =>
  useMutation(SavePdfDocumentDocument, options);

export const usePdfDocumentsQuery = (options: useQuery.Options<PdfDocumentsQuery, PdfDocumentsQueryVariables>) =>
  useQuery(PdfDocumentsDocument, options);

export const useDonationPrefillQuery = (options: useQuery.Options<DonationPrefillQuery, DonationPrefillQueryVariables>) =>
  useQuery(DonationPrefillDocument, options);

export const useDonateMutation = (options?: useMutation.Options<DonateMutation, DonateMutationVariables>) =>
  useMutation(DonateDocument, options);

export const useDonationLedgerQuery = (options: useQuery.Options<DonationLedgerQuery, DonationLedgerQueryVariables>) =>
  useQuery(DonationLedgerDocument, options);

export const useDonationHistoryQuery = (options: useQuery.Options<DonationHistoryQuery, DonationHistoryQueryVariables>) =>
  useQuery(DonationHistoryDocument, options);

export const useDonationTotalsQuery = (options?: useQuery.Options<DonationTotalsQuery, DonationTotalsQueryVariables>) =>
  useQuery(DonationTotalsDocument, options ?? {});

export const useSetDonationStatusMutation = (options?: useMutation.Options<SetDonationStatusMutation, SetDonationStatusMutationVariables>) =>
  useMutation(SetDonationStatusDocument, options);

export const useDonationSettingsQuery = (options?: useQuery.Options<DonationSettingsQuery, DonationSettingsQueryVariables>) =>
  useQuery(DonationSettingsDocument, options ?? {});

export const useDonationTypesQuery = (options?: useQuery.Options<DonationTypesQuery, DonationTypesQueryVariables>) =>
  useQuery(DonationTypesDocument, options ?? {});

export const useManagedDonationTypesQuery = (options?: useQuery.Options<ManagedDonationTypesQuery, ManagedDonationTypesQueryVariables>) =>
  useQuery(ManagedDonationTypesDocument, options ?? {});

export const useSaveDonationTypeMutation = (options?: useMutation.Options<SaveDonationTypeMutation, SaveDonationTypeMutationVariables>) =>
  useMutation(SaveDonationTypeDocument, options);

export const useOrderDonationTypesMutation = (options?: useMutation.Options<OrderDonationTypesMutation, OrderDonationTypesMutationVariables>) =>
  useMutation(OrderDonationTypesDocument, options);

export const useDeleteDonationTypeMutation = (options?: useMutation.Options<DeleteDonationTypeMutation, DeleteDonationTypeMutationVariables>) =>
  useMutation(DeleteDonationTypeDocument, options);

export const useMyDonationsQuery = (options: useQuery.Options<MyDonationsQuery, MyDonationsQueryVariables>) =>
  useQuery(MyDonationsDocument, options);

export const useMyDonationQuery = (options: useQuery.Options<MyDonationQuery, MyDonationQueryVariables>) =>
  useQuery(MyDonationDocument, options);

export const useDeleteEventMutation = (options?: useMutation.Options<DeleteEventMutation, DeleteEventMutationVariables>) =>
  useMutation(DeleteEventDocument, options);

export const useEventQuery = (options: useQuery.Options<EventQuery, EventQueryVariables>) =>
  useQuery(EventDocument, options);

export const useSaveEventMutation = (options?: useMutation.Options<SaveEventMutation, SaveEventMutationVariables>) =>
  useMutation(SaveEventDocument, options);

export const useEventPlaceQuery = (options?: useQuery.Options<EventPlaceQuery, EventPlaceQueryVariables>) =>
  useQuery(EventPlaceDocument, options ?? {});

export const useEventsQuery = (options: useQuery.Options<EventsQuery, EventsQueryVariables>) =>
  useQuery(EventsDocument, options);

export const useAcceptHireMutation = (options?: useMutation.Options<AcceptHireMutation, AcceptHireMutationVariables>) =>
  useMutation(AcceptHireDocument, options);

export const useDeclineHireMutation = (options?: useMutation.Options<DeclineHireMutation, DeclineHireMutationVariables>) =>
  useMutation(DeclineHireDocument, options);

export const useCancelHireMutation = (options?: useMutation.Options<CancelHireMutation, CancelHireMutationVariables>) =>
  useMutation(CancelHireDocument, options);

export const useHiresQuery = (options: useQuery.Options<HiresQuery, HiresQueryVariables>) =>
  useQuery(HiresDocument, options);

export const useHallMonthQuery = (options: useQuery.Options<HallMonthQuery, HallMonthQueryVariables>) =>
  useQuery(HallMonthDocument, options);

export const useHireQuery = (options: useQuery.Options<HireQuery, HireQueryVariables>) =>
  useQuery(HireDocument, options);

export const useSaveHireMutation = (options?: useMutation.Options<SaveHireMutation, SaveHireMutationVariables>) =>
  useMutation(SaveHireDocument, options);

export const useDeleteHireMutation = (options?: useMutation.Options<DeleteHireMutation, DeleteHireMutationVariables>) =>
  useMutation(DeleteHireDocument, options);

export const useSendHireRequestMutation = (options?: useMutation.Options<SendHireRequestMutation, SendHireRequestMutationVariables>) =>
  useMutation(SendHireRequestDocument, options);

export const useDeleteHomeVideoMutation = (options?: useMutation.Options<DeleteHomeVideoMutation, DeleteHomeVideoMutationVariables>) =>
  useMutation(DeleteHomeVideoDocument, options);

export const useHomeVideoQuery = (options: useQuery.Options<HomeVideoQuery, HomeVideoQueryVariables>) =>
  useQuery(HomeVideoDocument, options);

export const useSaveHomeVideoMutation = (options?: useMutation.Options<SaveHomeVideoMutation, SaveHomeVideoMutationVariables>) =>
  useMutation(SaveHomeVideoDocument, options);

export const useHomeVideosQuery = (options: useQuery.Options<HomeVideosQuery, HomeVideosQueryVariables>) =>
  useQuery(HomeVideosDocument, options);

export const useHomeQuery = (options: useQuery.Options<HomeQuery, HomeQueryVariables>) =>
  useQuery(HomeDocument, options);

export const useCandidatesQuery = (options: useQuery.Options<CandidatesQuery, CandidatesQueryVariables>) =>
  useQuery(CandidatesDocument, options);

export const useExpressInterestMutation = (options?: useMutation.Options<ExpressInterestMutation, ExpressInterestMutationVariables>) =>
  useMutation(ExpressInterestDocument, options);

export const useDeleteMyMembershipMutation = (options?: useMutation.Options<DeleteMyMembershipMutation, DeleteMyMembershipMutationVariables>) =>
  useMutation(DeleteMyMembershipDocument, options);

export const useInterestsQuery = (options: useQuery.Options<InterestsQuery, InterestsQueryVariables>) =>
  useQuery(InterestsDocument, options);

export const useManagedMembersQuery = (options: useQuery.Options<ManagedMembersQuery, ManagedMembersQueryVariables>) =>
  useQuery(ManagedMembersDocument, options);

export const useSetMemberStatusMutation = (options?: useMutation.Options<SetMemberStatusMutation, SetMemberStatusMutationVariables>) =>
  useMutation(SetMemberStatusDocument, options);

export const useOfferedProfileForsQuery = (options?: useQuery.Options<OfferedProfileForsQuery, OfferedProfileForsQueryVariables>) =>
  useQuery(OfferedProfileForsDocument, options ?? {});

export const useSignInMemberMutation = (options?: useMutation.Options<SignInMemberMutation, SignInMemberMutationVariables>) =>
  useMutation(SignInMemberDocument, options);

export const useRequestMemberCodeMutation = (options?: useMutation.Options<RequestMemberCodeMutation, RequestMemberCodeMutationVariables>) =>
  useMutation(RequestMemberCodeDocument, options);

export const useRegisterMemberMutation = (options?: useMutation.Options<RegisterMemberMutation, RegisterMemberMutationVariables>) =>
  useMutation(RegisterMemberDocument, options);

export const useResetMemberPasswordMutation = (options?: useMutation.Options<ResetMemberPasswordMutation, ResetMemberPasswordMutationVariables>) =>
  useMutation(ResetMemberPasswordDocument, options);

export const useMemberProfileQuery = (options: useQuery.Options<MemberProfileQuery, MemberProfileQueryVariables>) =>
  useQuery(MemberProfileDocument, options);

export const useMyCandidateQuery = (options?: useQuery.Options<MyCandidateQuery, MyCandidateQueryVariables>) =>
  useQuery(MyCandidateDocument, options ?? {});

export const useSaveMyCandidateMutation = (options?: useMutation.Options<SaveMyCandidateMutation, SaveMyCandidateMutationVariables>) =>
  useMutation(SaveMyCandidateDocument, options);

export const useRemoveMyCandidateMutation = (options?: useMutation.Options<RemoveMyCandidateMutation, RemoveMyCandidateMutationVariables>) =>
  useMutation(RemoveMyCandidateDocument, options);

export const useOfferedListsQuery = (options?: useQuery.Options<OfferedListsQuery, OfferedListsQueryVariables>) =>
  useQuery(OfferedListsDocument, options ?? {});

export const useDeleteNoticeMutation = (options?: useMutation.Options<DeleteNoticeMutation, DeleteNoticeMutationVariables>) =>
  useMutation(DeleteNoticeDocument, options);

export const useNoticeQuery = (options: useQuery.Options<NoticeQuery, NoticeQueryVariables>) =>
  useQuery(NoticeDocument, options);

export const useSaveNoticeMutation = (options?: useMutation.Options<SaveNoticeMutation, SaveNoticeMutationVariables>) =>
  useMutation(SaveNoticeDocument, options);

export const useNoticesQuery = (options: useQuery.Options<NoticesQuery, NoticesQueryVariables>) =>
  useQuery(NoticesDocument, options);

export const useDeletePoojaSevaMutation = (options?: useMutation.Options<DeletePoojaSevaMutation, DeletePoojaSevaMutationVariables>) =>
  useMutation(DeletePoojaSevaDocument, options);

export const usePoojaSevaQuery = (options: useQuery.Options<PoojaSevaQuery, PoojaSevaQueryVariables>) =>
  useQuery(PoojaSevaDocument, options);

export const useSavePoojaSevaMutation = (options?: useMutation.Options<SavePoojaSevaMutation, SavePoojaSevaMutationVariables>) =>
  useMutation(SavePoojaSevaDocument, options);

export const usePoojaSevasQuery = (options: useQuery.Options<PoojaSevasQuery, PoojaSevasQueryVariables>) =>
  useQuery(PoojaSevasDocument, options);

export const useAllProfileForsQuery = (options?: useQuery.Options<AllProfileForsQuery, AllProfileForsQueryVariables>) =>
  useQuery(AllProfileForsDocument, options ?? {});

export const useSaveProfileForMutation = (options?: useMutation.Options<SaveProfileForMutation, SaveProfileForMutationVariables>) =>
  useMutation(SaveProfileForDocument, options);

export const useRemoveProfileForMutation = (options?: useMutation.Options<RemoveProfileForMutation, RemoveProfileForMutationVariables>) =>
  useMutation(RemoveProfileForDocument, options);

export const useMoveProfileForMutation = (options?: useMutation.Options<MoveProfileForMutation, MoveProfileForMutationVariables>) =>
  useMutation(MoveProfileForDocument, options);

export const useAllSelectOptionsQuery = (options: useQuery.Options<AllSelectOptionsQuery, AllSelectOptionsQueryVariables>) =>
  useQuery(AllSelectOptionsDocument, options);

export const useSaveSelectOptionMutation = (options?: useMutation.Options<SaveSelectOptionMutation, SaveSelectOptionMutationVariables>) =>
  useMutation(SaveSelectOptionDocument, options);

export const useRemoveSelectOptionMutation = (options?: useMutation.Options<RemoveSelectOptionMutation, RemoveSelectOptionMutationVariables>) =>
  useMutation(RemoveSelectOptionDocument, options);

export const useMoveSelectOptionMutation = (options?: useMutation.Options<MoveSelectOptionMutation, MoveSelectOptionMutationVariables>) =>
  useMutation(MoveSelectOptionDocument, options);

export const useEditableSiteSettingsQuery = (options?: useQuery.Options<EditableSiteSettingsQuery, EditableSiteSettingsQueryVariables>) =>
  useQuery(EditableSiteSettingsDocument, options ?? {});

export const useSaveSiteSettingsMutation = (options?: useMutation.Options<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables>) =>
  useMutation(SaveSiteSettingsDocument, options);

export const useSiteFooterQuery = (options?: useQuery.Options<SiteFooterQuery, SiteFooterQueryVariables>) =>
  useQuery(SiteFooterDocument, options ?? {});

export const useDeleteVideoLinkMutation = (options?: useMutation.Options<DeleteVideoLinkMutation, DeleteVideoLinkMutationVariables>) =>
  useMutation(DeleteVideoLinkDocument, options);

export const useVideoLinkQuery = (options: useQuery.Options<VideoLinkQuery, VideoLinkQueryVariables>) =>
  useQuery(VideoLinkDocument, options);

export const useSaveVideoLinkMutation = (options?: useMutation.Options<SaveVideoLinkMutation, SaveVideoLinkMutationVariables>) =>
  useMutation(SaveVideoLinkDocument, options);

export const useVideoLinksQuery = (options: useQuery.Options<VideoLinksQuery, VideoLinksQueryVariables>) =>
  useQuery(VideoLinksDocument, options);

export const useVisitCountQuery = (options?: useQuery.Options<VisitCountQuery, VisitCountQueryVariables>) =>
  useQuery(VisitCountDocument, options ?? {});

export const useRecordVisitMutation = (options?: useMutation.Options<RecordVisitMutation, RecordVisitMutationVariables>) =>
  useMutation(RecordVisitDocument, options);

export const useWhoWeAreQuery = (options?: useQuery.Options<WhoWeAreQuery, WhoWeAreQueryVariables>) =>
  useQuery(WhoWeAreDocument, options ?? {});

export const useSignOutMutation = (options?: useMutation.Options<SignOutMutation, SignOutMutationVariables>) =>
  useMutation(SignOutDocument, options);

export const useViewerQuery = (options?: useQuery.Options<ViewerQuery, ViewerQueryVariables>) =>
  useQuery(ViewerDocument, options ?? {});