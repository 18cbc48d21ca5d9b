import { ageInYears } from '../../../../rules/birth-date.ts';
import type { CandidateFields } from '../../../../rules/candidate.ts';
import { AppError } from '../../../../rules/errors.ts';
import { hasPermission, Permission } from '../../../../rules/permissions.ts';
import { place } from '../../../../rules/place.ts';
import type { Gender } from '../../../../rules/select-lists.ts';
import {
  type AnswerSchema,
  listOf,
  oneText,
  record,
  TEXT,
  WHOLE_NUMBER,
} from '../../../ways-in/rest/answer-schemas.ts';
import { type LegacyBody, type LegacyFields, parseId } from '../../../ways-in/rest/legacy-body.ts';
import { type LegacyRoute, legacyRoute } from '../../../ways-in/rest/legacy-route.ts';
import { STATUS_NAMES } from '../members/member-statuses.legacy.ts';
import type { CandidateService } from './candidate.service.ts';
import type { CandidateCardRow, CandidateListService } from './candidate-list.service.ts';
import type { CandidatePhotoService } from './candidate-photo.service.ts';
import type { CandidateRecord, CandidateRecordService } from './candidate-records.service.ts';
import { byViewer } from './profile-changes.ts';

interface Services {
  candidates: CandidateService;
  photos: CandidatePhotoService;
  candidateList: CandidateListService;
  candidateRecords: CandidateRecordService;
}

const GENDER_NAMES: Record<Gender, string> = { MALE: 'Male', FEMALE: 'Female' };

/** Every key, in the order that old clients know, with an empty value. */
const EMPTY_PROFILE = {
  profileDtID: 0,
  profileID: 0,
  profileForID: 0,
  profileFor: '',
  dob: '',
  firstName: '',
  middleName: '',
  lastName: '',
  fatherName: '',
  gender: '',
  email: '',
  hight: '',
  martialStatus: '',
  motherToung: '',
  religion: '',
  caste: '',
  eduType: '',
  eduDesc: '',
  occupation: '',
  occupationDesc: '',
  currency: '',
  annualIncome: '',
  contCode: '',
  mobNo: '',
  city: '',
  address: '',
  pincode: '',
  contactName: '',
  contactContCode: '',
  contactMobNo: '',
  aboutCandidate: '',
  age: 0,
  imgName: '',
  userStatus: '',
};

type LegacyProfile = typeof EMPTY_PROFILE;

const PROFILE = record(
  Object.fromEntries(
    Object.entries(EMPTY_PROFILE).map(([key, empty]): [string, AnswerSchema] => [
      key,
      empty === 0 ? WHOLE_NUMBER : TEXT,
    ]),
  ),
);

/** What other members see of a candidate, under the old keys. */
function presentCard(
  row: Omit<CandidateCardRow, 'memberId' | 'photoId'> & { photoName: string },
): LegacyProfile {
  return {
    ...EMPTY_PROFILE,
    profileDtID: row.id,
    firstName: row.firstName,
    middleName: row.middleName,
    lastName: row.lastName,
    gender: GENDER_NAMES[row.gender],
    age: row.age,
    hight: row.height,
    martialStatus: row.maritalStatus,
    motherToung: row.motherTongue,
    religion: row.religion,
    caste: row.caste,
    eduType: row.educationType,
    eduDesc: row.educationDescription,
    occupation: row.occupation,
    occupationDesc: row.occupationDescription,
    currency: row.currency,
    annualIncome: row.annualIncome,
    city: row.city,
    imgName: row.photoName,
  };
}

function presentFull({ candidate, status, profileFor, photoName }: CandidateRecord): LegacyProfile {
  return {
    ...presentCard({ ...candidate, age: ageInYears(candidate.birthDate), photoName }),
    profileID: candidate.memberId,
    profileForID: candidate.profileForId,
    profileFor,
    dob: candidate.birthDate,
    fatherName: candidate.fatherName,
    email: candidate.email,
    contCode: candidate.countryCode,
    mobNo: candidate.mobile,
    address: candidate.address,
    pincode: candidate.pincode,
    contactName: candidate.contactName,
    contactContCode: candidate.contactCountryCode,
    contactMobNo: candidate.contactMobile,
    aboutCandidate: candidate.aboutCandidate,
    userStatus: STATUS_NAMES[status],
  };
}

/** Reads `YYYY-MM-DD`, also followed by a time, or `DD/MM/YYYY`. The rules check whether the result is a valid date. */
function readDay(text: string): string {
  const day = text.trim().replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/s, '$1');
  return day.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
}

const PROFILE_FIELDS: LegacyFields = {
  ProfileDtID: 'number',
  ProfileID: 'number',
  ProfileForID: 'number',
  FirstName: 'text',
  MiddleName: 'text',
  LastName: 'text',
  FatherName: 'text',
  DOB: 'text',
  Gender: 'text',
  Email: 'text',
  Hight: 'text',
  MartialStatus: 'text',
  MotherToung: 'text',
  Religion: 'text',
  Caste: 'text',
  EduType: 'text',
  EduDesc: 'text',
  Occupation: 'text',
  OccupationDesc: 'text',
  Currency: 'text',
  AnnualIncome: 'text',
  ContCode: 'text',
  MobNo: 'text',
  City: 'text',
  Address: 'text',
  Pincode: 'text',
  ContactName: 'text',
  ContactContCode: 'text',
  ContactMobNo: 'text',
  AboutCandidate: 'text',
  Consent: 'flag',
};

function readProfile(body: LegacyBody): CandidateFields {
  return {
    profileForId: body.integer('ProfileForID'),
    firstName: body.text('FirstName'),
    middleName: body.text('MiddleName'),
    lastName: body.text('LastName'),
    fatherName: body.text('FatherName'),
    birthDate: readDay(body.text('DOB')),
    // The old form has it chosen.
    gender: (body.text('Gender').trim().toUpperCase() || 'MALE') as Gender,
    email: body.text('Email'),
    height: body.text('Hight'),
    maritalStatus: body.text('MartialStatus'),
    motherTongue: body.text('MotherToung'),
    religion: body.text('Religion'),
    caste: body.text('Caste'),
    educationType: body.text('EduType'),
    educationDescription: body.text('EduDesc'),
    occupation: body.text('Occupation'),
    occupationDescription: body.text('OccupationDesc'),
    currency: body.text('Currency'),
    annualIncome: body.text('AnnualIncome'),
    countryCode: body.text('ContCode') || place.callingCode,
    mobile: body.text('MobNo'),
    city: body.text('City'),
    address: body.text('Address'),
    pincode: body.text('Pincode'),
    contactName: body.text('ContactName'),
    contactCountryCode: body.text('ContactContCode') || place.callingCode,
    contactMobile: body.text('ContactMobNo'),
    aboutCandidate: body.text('AboutCandidate'),
    consent: body.flag('Consent'),
  };
}

/** `Active` or `All`, case-insensitive. */
function readActiveOnly(status: string): boolean {
  if (!['active', 'all'].includes(status.toLowerCase()))
    throw new AppError('BAD_USER_INPUT', 'invalidRequest');
  return status.toLowerCase() === 'active';
}

/** The calls of `api/matrimonial/*` that concern candidates' profiles. */
export function candidateRoutes({
  candidates,
  photos,
  candidateList,
  candidateRecords,
}: Services): LegacyRoute[] {
  /** For 0 the whole list, with only the member's own profile in full; else the member's own profile or nothing. */
  async function forMember(memberId: number, profileId: number): Promise<LegacyProfile[]> {
    const own = (await candidateRecords.findOwn(memberId)).map(presentFull);
    if (profileId !== 0) return profileId === memberId ? own : [];
    const cards = await candidateList.all(memberId);
    return cards.map((card) => (card.memberId === memberId && own[0]) || presentCard(card));
  }

  return [
    legacyRoute({
      method: 'GET',
      path: '/api/matrimonial/getprofiledt/:id/:status',
      permission: Permission.READ_PROFILES,
      summary: 'The profile of that member, or all for 0: members get cards and their own, admins everything',
      choices: { status: ['Active', 'All'] },
      answer: listOf(PROFILE),
      async handle({ params, context }) {
        const profileId = parseId(params.id);
        const activeOnly = readActiveOnly(params.status);
        const viewer = await context.viewer();
        if (!hasPermission(viewer, Permission.MANAGE_MATRIMONIALS))
          return forMember(viewer.memberId, profileId);
        const wanted = { memberId: profileId || undefined, activeOnly };
        const records = await candidateRecords.read(viewer, wanted);
        return records.map(presentFull);
      },
    }),
    {
      method: 'POST',
      path: '/api/matrimonial/saveprofiledt',
      permission: Permission.USE_MATRIMONIALS,
      summary:
        "Creates (ProfileDtID 0) or changes one's own profile; the reply is its id, -1 for a second one. Without Consent (true) other members see neither Religion nor Caste",
      fields: PROFILE_FIELDS,
      answer: WHOLE_NUMBER,
      async handle({ body, context }) {
        const viewer = await context.viewer();
        // Old clients send their own id, or 0.
        if (![0, viewer.memberId].includes(body.integer('ProfileID')))
          throw new AppError('NOT_FOUND', 'somethingWrong');
        try {
          const id = body.integer('ProfileDtID');
          const expects = id === 0 ? 'new' : { id };
          const options = { expects, isIncomplete: true, ...byViewer(viewer) } as const;
          return (await candidates.save(viewer.memberId, readProfile(body), options)).id;
        } catch (error) {
          if (error instanceof AppError && error.messageKey === 'profileExists') return -1;
          throw error;
        }
      },
    },
    legacyRoute({
      method: 'POST',
      path: '/api/matrimonial/saveprofileimage/:id',
      permission: Permission.USE_MATRIMONIALS,
      summary: "Sets the photo of one's own profile",
      accepts: ['IMAGE'],
      answer: oneText('success'),
      async handle({ params, upload, context }) {
        await photos.replace(await context.viewer(), parseId(params.id), upload);
        return 'success';
      },
    }),
    legacyRoute({
      method: 'GET',
      path: '/api/matrimonial/delprofiledt/:id',
      permission: Permission.READ_PROFILES,
      summary: "Removes one's own profile, or any as an admin, with its photo and interests",
      writesByGet: true,
      answer: oneText('success'),
      async handle({ params, context }) {
        await candidates.remove(parseId(params.id), await context.viewer());
        return 'success';
      },
    }),
  ];
}
