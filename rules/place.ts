/** Where an association is: which clock, which money and which telephone numbers count. */
export interface Place {
  /** ISO 3166, as `GB`. */
  country: string;
  /** ISO 4217, as `GBP`. */
  currency: string;
  /** By its name in the IANA list, as `Europe/London`. */
  timeZone: string;
  /** What the country's telephone numbers begin with, without a plus. */
  callingCode: string;
}

export const PLACE_SETTINGS = [
  'country',
  'currency',
  'timeZone',
  'callingCode',
] as const satisfies (keyof Place)[];

const current: Place = { country: 'GB', currency: 'GBP', timeZone: 'Europe/London', callingCode: '44' };

/**
 * The place of the association that this process serves, or whose page this browser shows. There is one, and it is set
 * once (docs/decisions/0053-place.md); everything that depends on it reads it when it is called.
 */
export const place: Readonly<Place> = current;

/** Call it with the site settings as soon as they are known. */
export function setPlace({ country, currency, timeZone, callingCode }: Place): void {
  Object.assign(current, { country, currency, timeZone, callingCode });
}

/** Whether the laws, offices and words of the United Kingdom are those of the association; texts have others for elsewhere. */
export function isInUk(): boolean {
  return place.country === 'GB';
}
