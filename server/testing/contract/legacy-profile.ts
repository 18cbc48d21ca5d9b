import { candidateFields } from '../factories.ts';

/** A candidate's profile as legacy clients send it. */
export function legacyProfileFields(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const fields = candidateFields();
  return {
    ProfileDtID: 0,
    ProfileID: 0,
    ProfileForID: 1,
    DOB: fields.birthDate,
    FirstName: fields.firstName,
    MiddleName: fields.middleName,
    LastName: fields.lastName,
    FatherName: fields.fatherName,
    Gender: 'Female',
    Email: fields.email,
    Hight: fields.height,
    MartialStatus: fields.maritalStatus,
    MotherToung: fields.motherTongue,
    Religion: fields.religion,
    Caste: fields.caste,
    EduType: fields.educationType,
    EduDesc: fields.educationDescription,
    Occupation: fields.occupation,
    OccupationDesc: fields.occupationDescription,
    Currency: fields.currency,
    AnnualIncome: fields.annualIncome,
    ContCode: '44',
    MobNo: fields.mobile,
    City: fields.city,
    Address: fields.address,
    Pincode: fields.pincode,
    ContactName: fields.contactName,
    ContactContCode: '44',
    ContactMobNo: fields.contactMobile,
    AboutCandidate: fields.aboutCandidate,
    ...overrides,
  };
}
