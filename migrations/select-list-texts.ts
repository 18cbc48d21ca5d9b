/** What profiles store, and its Gujarati. */
export type SeedText = readonly [value: string, gujarati: string];

const FOOT = 12;
const CENTIMETRES = 2.54;

/** From 4ft 0in to 7ft 0in, inch by inch. */
export const HEIGHTS: readonly SeedText[] = Array.from({ length: 3 * FOOT + 1 }, (_, index) => {
  const total = 4 * FOOT + index;
  const [feet, inches] = [Math.floor(total / FOOT), total % FOOT];
  const centimetres = Math.round(total * CENTIMETRES);
  return [
    `${feet}ft ${inches}in (${centimetres} cm)`,
    `${feet} ફૂટ ${inches} ઇંચ (${centimetres} સે.મી.)`,
  ] as const;
});

export const MARITAL_STATUSES: readonly SeedText[] = [
  ['Never Married', 'અપરિણીત'],
  ['Divorced', 'છૂટાછેડા થયેલ'],
  ['Awaiting Divorce', 'છૂટાછેડાની પ્રક્રિયા ચાલુ'],
  ['Separated', 'અલગ રહેનાર'],
  ['Widowed', 'વિધવા / વિધુર'],
  ['Annulled', 'લગ્ન રદ થયેલ'],
];

export const EDUCATION_TYPES: readonly SeedText[] = [
  ['School (GCSE / SSC)', 'શાળા (જી.સી.એસ.ઈ. / એસ.એસ.સી.)'],
  ['A Level / HSC', 'એ લેવલ / એચ.એસ.સી.'],
  ['Vocational (BTEC / NVQ)', 'વ્યાવસાયિક તાલીમ (બીટેક / એન.વી.ક્યુ.)'],
  ['Apprenticeship', 'એપ્રેન્ટિસશિપ'],
  ['Diploma / HND', 'ડિપ્લોમા / એચ.એન.ડી.'],
  ["Bachelor's degree", 'સ્નાતક'],
  ['Postgraduate diploma', 'અનુસ્નાતક ડિપ્લોમા'],
  ["Master's degree", 'અનુસ્નાતક'],
  ['Doctorate', 'ડૉક્ટરેટ'],
  ['Professional qualification', 'વ્યાવસાયિક લાયકાત'],
  ['Other', 'અન્ય'],
];

/** Who would rather not say (D64) need not look for it. */
export const RELIGIONS: readonly SeedText[] = [
  ['Prefer not to say', 'જણાવવા માગતા નથી'],
  ['Hindu', 'હિન્દુ'],
  ['Hindu - Swaminarayan', 'હિન્દુ - સ્વામિનારાયણ'],
  ['Hindu - Vaishnav', 'હિન્દુ - વૈષ્ણવ'],
  ['Hindu - Arya Samaj', 'હિન્દુ - આર્ય સમાજ'],
  ['Jain', 'જૈન'],
  ['Sikh', 'શીખ'],
  ['Buddhist', 'બૌદ્ધ'],
  ['Christian', 'ખ્રિસ્તી'],
  ['Muslim', 'મુસ્લિમ'],
  ['Parsi / Zoroastrian', 'પારસી / જરથોસ્તી'],
  ['Jewish', 'યહૂદી'],
  ["Baha'i", 'બહાઈ'],
  ['Spiritual', 'આધ્યાત્મિક'],
  ['No religion', 'કોઈ ધર્મ નહીં'],
  ['Other', 'અન્ય'],
];

/** What most are paid in comes first. */
export const CURRENCIES: readonly SeedText[] = [
  ['GBP', 'બ્રિટિશ પાઉન્ડ (GBP)'],
  ['INR', 'ભારતીય રૂપિયો (INR)'],
  ['USD', 'અમેરિકન ડૉલર (USD)'],
  ['EUR', 'યુરો (EUR)'],
  ['CAD', 'કૅનેડિયન ડૉલર (CAD)'],
  ['AUD', 'ઑસ્ટ્રેલિયન ડૉલર (AUD)'],
  ['NZD', 'ન્યુઝીલેન્ડ ડૉલર (NZD)'],
  ['AED', 'યુ.એ.ઈ. દિરહામ (AED)'],
  ['OMR', 'ઓમાની રિયાલ (OMR)'],
  ['BHD', 'બહેરીની દિનાર (BHD)'],
  ['QAR', 'કતારી રિયાલ (QAR)'],
  ['SAR', 'સાઉદી રિયાલ (SAR)'],
  ['KWD', 'કુવૈતી દિનાર (KWD)'],
  ['SGD', 'સિંગાપોર ડૉલર (SGD)'],
  ['HKD', 'હોંગકોંગ ડૉલર (HKD)'],
  ['CHF', 'સ્વિસ ફ્રાન્ક (CHF)'],
  ['KES', 'કેન્યન શિલિંગ (KES)'],
  ['UGX', 'યુગાન્ડન શિલિંગ (UGX)'],
  ['TZS', 'ટાન્ઝાનિયન શિલિંગ (TZS)'],
  ['ZAR', 'દક્ષિણ આફ્રિકન રેન્ડ (ZAR)'],
];

/** Upper ends of the incomes, in whatever currency stands beside them. */
const INCOME_STEPS = [
  10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 50_000, 60_000, 75_000, 100_000, 150_000, 200_000,
  300_000, 500_000, 750_000, 1_000_000, 1_500_000, 2_000_000, 5_000_000,
];

const amountText = (amount: number) => amount.toLocaleString('en-GB');

export const ANNUAL_INCOMES: readonly SeedText[] = INCOME_STEPS.flatMap((to, index): SeedText[] => {
  const from = INCOME_STEPS[index - 1];
  const range: SeedText = from
    ? [`${amountText(from + 1)} - ${amountText(to)}`, `${amountText(from + 1)} થી ${amountText(to)}`]
    : [`Up to ${amountText(to)}`, `${amountText(to)} સુધી`];
  const isLast = index === INCOME_STEPS.length - 1;
  return isLast ? [range, [`More than ${amountText(to)}`, `${amountText(to)}થી વધુ`]] : [range];
});

/** For whom a member makes a profile, and the gender that its form then starts with (D67). */
export const PROFILE_FORS: readonly (readonly [...SeedText, gender: 'MALE' | 'FEMALE'])[] = [
  ['Self', 'પોતાના માટે', 'MALE'],
  ['Son', 'દીકરો', 'MALE'],
  ['Daughter', 'દીકરી', 'FEMALE'],
  ['Brother', 'ભાઈ', 'MALE'],
  ['Sister', 'બહેન', 'FEMALE'],
  ['Relative', 'સગાં', 'MALE'],
  ['Friend', 'મિત્ર', 'MALE'],
];
