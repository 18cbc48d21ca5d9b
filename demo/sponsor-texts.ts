import { addDays } from '../rules/days.ts';
import { currentDay } from '../rules/zoned-time.ts';
import { toCome } from './near-year.ts';

interface DemoSponsor {
  /** Days after the first. */
  after: number;
  slot: number;
  isPaid: boolean;
  donorName: string;
  forWhom: string;
  gotra: string;
  occasion: string;
  shownName: string;
}

const NONE = { forWhom: '', gotra: '', occasion: '', shownName: '' };

const DAILY: readonly DemoSponsor[] = [
  {
    ...{ after: 1, slot: 2, isPaid: true, donorName: 'Bhavna Shah', gotra: 'Kashyap' },
    ...{
      forWhom: 'Bhavna Shah\nNilesh Shah',
      occasion: 'Wedding anniversary',
      shownName: 'Shah family, Oadby',
    },
  },
  { ...NONE, after: 2, slot: 1, isPaid: true, donorName: 'Ramesh Joshi', forWhom: 'Late Savita Joshi' },
  {
    ...{ after: 4, slot: 2, isPaid: true, donorName: 'Hansa Parmar', gotra: 'Bharadwaj' },
    ...{ forWhom: 'Dev Parmar', occasion: 'First birthday', shownName: 'Dev’s first birthday' },
  },
  { ...NONE, after: 5, slot: 2, isPaid: false, donorName: 'Mukesh Desai', forWhom: 'Mukesh and Ila Desai' },
];

const NAVRATRI: readonly DemoSponsor[] = [
  {
    ...{ after: 0, slot: 1, isPaid: true, donorName: 'Jyoti Solanki', gotra: 'Vashishtha' },
    ...{ forWhom: 'Jyoti and Arvind Solanki', occasion: '', shownName: 'Solanki family' },
  },
  { ...NONE, after: 0, slot: 2, isPaid: true, donorName: 'Chetan Thakkar', shownName: 'Thakkar Sweets' },
  {
    ...{ after: 7, slot: 1, isPaid: true, donorName: 'Daksha Rathod', gotra: '' },
    ...{ forWhom: 'Kamala Rathod', occasion: 'In loving memory', shownName: '' },
  },
];

/** What can be sponsored, by the ids of donation types in a new database. */
export function demoOffers() {
  const tomorrow = addDays(currentDay(), 1);
  const navratri = toCome('2026-10-11');
  const diwali = toCome('2026-11-08');
  const shared = { weekdays: [] as number[], isShown: true };
  return [
    {
      ...shared,
      name: 'Daily arti',
      description:
        'The arti of one morning or evening in your family’s name: flowers, ghee and prasad for everyone who comes. ' +
        'Sit in front with your family; the priest reads out your names.',
      slots: 'Morning arti, 8.00 am\nEvening arti, 7.30 pm',
      translations: {
        gu: {
          name: 'રોજની આરતી',
          description:
            'તમારા પરિવારના નામે એક સવાર કે સાંજની આરતી: ફૂલ, ઘી અને જે આવે તે સૌને પ્રસાદ. પરિવાર સાથે આગળ ' +
            'બેસજો; પૂજારીજી તમારાં નામ બોલશે.',
          slots: 'સવારની આરતી, 8.00 વાગ્યે\nસાંજની આરતી, 7.30 વાગ્યે',
        },
      },
      amount: '51',
      subTypeId: 14,
      firstDay: tomorrow,
      lastDay: '',
      taken: DAILY,
    },
    {
      ...shared,
      name: 'Wednesday lunch for our elders',
      description:
        'A warm Gujarati lunch for some fifty elders, cooked by our volunteers. You are welcome to serve it yourself.',
      slots: 'Lunch, 12.30 pm',
      translations: {
        gu: {
          name: 'બુધવારે વડીલોનું ભોજન',
          description: 'પચાસેક વડીલો માટે ગરમ ગુજરાતી ભોજન, જે અમારા સેવકો બનાવે છે. જાતે પીરસવું હોય તો ભલે પધારો.',
          slots: 'બપોરનું ભોજન, 12.30 વાગ્યે',
        },
      },
      amount: '151',
      subTypeId: 15,
      firstDay: tomorrow,
      lastDay: '',
      weekdays: [3],
      taken: [] as readonly DemoSponsor[],
    },
    {
      ...shared,
      name: 'Navratri',
      description:
        'Nine nights of garba. Each evening begins with the arti of Amba Mata and ends with prasad for everyone.',
      slots: 'Arti\nPrasad',
      translations: {
        gu: {
          name: 'નવરાત્રિ',
          description: 'ગરબાની નવ રાત. દરેક સાંજ અંબા માતાની આરતીથી શરૂ થાય અને સૌને પ્રસાદથી પૂરી થાય.',
          slots: 'આરતી\nપ્રસાદ',
        },
      },
      amount: '101',
      subTypeId: 6,
      firstDay: navratri,
      lastDay: addDays(navratri, 8),
      taken: NAVRATRI,
    },
    {
      ...shared,
      name: 'Diwali and Annakut',
      description: 'Lamps, Lakshmi pooja and the Annakut of a hundred and eight dishes.',
      slots: 'Lakshmi pooja\nAnnakut arti\nMahaprasad',
      translations: {
        gu: {
          name: 'દિવાળી અને અન્નકૂટ',
          description: 'દીવા, લક્ષ્મીપૂજન અને એકસો આઠ વાનગીનો અન્નકૂટ.',
          slots: 'લક્ષ્મીપૂજન\nઅન્નકૂટની આરતી\nમહાપ્રસાદ',
        },
      },
      amount: '251',
      subTypeId: 7,
      firstDay: diwali,
      lastDay: addDays(diwali, 1),
      taken: [] as readonly DemoSponsor[],
    },
  ];
}
