/** ISO 3166 codes of all countries, whose names `Intl.DisplayNames` knows. */
export const COUNTRIES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI ' +
  'CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL ' +
  'GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ ' +
  'LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL ' +
  'NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR ' +
  'SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WS XK YE YT ZA ZM ZW'
).split(' ');

/** Currency and calling code of the countries with most of the communities that we know; of others they are asked for. */
const USUAL: Readonly<Record<string, readonly [currency: string, callingCode: string]>> = {
  AE: ['AED', '971'],
  AT: ['EUR', '43'],
  AU: ['AUD', '61'],
  BE: ['EUR', '32'],
  BH: ['BHD', '973'],
  CA: ['CAD', '1'],
  CH: ['CHF', '41'],
  DE: ['EUR', '49'],
  DK: ['DKK', '45'],
  ES: ['EUR', '34'],
  FI: ['EUR', '358'],
  FJ: ['FJD', '679'],
  FR: ['EUR', '33'],
  GB: ['GBP', '44'],
  HK: ['HKD', '852'],
  IE: ['EUR', '353'],
  IN: ['INR', '91'],
  IT: ['EUR', '39'],
  JP: ['JPY', '81'],
  KE: ['KES', '254'],
  KW: ['KWD', '965'],
  LK: ['LKR', '94'],
  MU: ['MUR', '230'],
  MW: ['MWK', '265'],
  MY: ['MYR', '60'],
  NL: ['EUR', '31'],
  NO: ['NOK', '47'],
  NP: ['NPR', '977'],
  NZ: ['NZD', '64'],
  OM: ['OMR', '968'],
  PL: ['PLN', '48'],
  PT: ['EUR', '351'],
  QA: ['QAR', '974'],
  SA: ['SAR', '966'],
  SE: ['SEK', '46'],
  SG: ['SGD', '65'],
  TZ: ['TZS', '255'],
  UG: ['UGX', '256'],
  US: ['USD', '1'],
  ZA: ['ZAR', '27'],
  ZM: ['ZMW', '260'],
  ZW: ['USD', '263'],
};

/**
 * What is usual in a country, as far as it is known. Of several time zones none is: the list of them is by name.
 * @param ownTimeZone the reader's, which is taken where the country has it
 */
export function usualPlace(
  country: string,
  ownTimeZone?: string,
): { currency?: string; timeZone?: string; callingCode?: string } {
  const [currency, callingCode] = USUAL[country] ?? [];
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & { timeZones?: string[] };
  // A getter in most browsers, a method in the newest.
  const zones = (locale as { getTimeZones?(): string[] }).getTimeZones?.() ?? locale.timeZones ?? [];
  const timeZone = zones.find((zone) => zones.length === 1 || zone === ownTimeZone);
  return { currency, callingCode, timeZone };
}
