import type { DemoDocument } from './demo-item.ts';

/** Papers of the demo association, oldest first; the name is the file's own. */
export const DEMO_DOCUMENTS: readonly DemoDocument[] = [
  {
    name: 'constitution.pdf',
    title: 'Constitution of the Samaj',
    description:
      'The rules we govern ourselves by: aims, membership, the committee and the annual meeting. Two ' +
      'pages, as last amended by the members.',
    gu: {
      title: 'સમાજનું બંધારણ',
      description:
        'સમાજનું બંધારણ: હેતુ, સભ્યપદ, કાર્યવાહક સમિતિ અને વાર્ષિક સામાન્ય સભાના નિયમો. સભ્યોએ મંજૂર ' +
        'કરેલા છેલ્લા સુધારા સાથે, બે પાનાં.',
    },
    document: 'constitution.pdf',
  },
  {
    name: 'annual-report-2025-26.pdf',
    title: 'Annual report 2025-26',
    description:
      'What we did with the year and with your money: events, meals, lessons, income and spending on ' +
      'two pages.',
    gu: {
      title: 'વાર્ષિક અહેવાલ 2025-26',
      description:
        'વર્ષ દરમિયાન શું કર્યું અને તમારા દાનનો ઉપયોગ કેવી રીતે થયો: કાર્યક્રમો, ભોજન, શાળા, આવક અને ' +
        'ખર્ચ, બે પાનાંમાં.',
    },
    document: 'annual-report-2025-26.pdf',
  },
  {
    name: 'hall-price-list-2026.pdf',
    title: 'Hall price list 2026',
    description:
      'Hire of the main hall, the dining room, the prayer hall and the kitchen, for members and for ' +
      'others, with what is included and the deposit.',
    gu: {
      title: 'હૉલના ભાડાનું પત્રક 2026',
      description:
        'મુખ્ય હૉલ, ભોજનખંડ, પ્રાર્થના ખંડ અને રસોડાનું ભાડું, સભ્યો અને બીજા સૌ માટે; શું શું સાથે મળશે ' +
        'અને ડિપોઝિટ કેટલી તેની વિગત સાથે.',
    },
    document: 'hall-price-list-2026.pdf',
  },
  {
    name: 'membership-form-2026-27.pdf',
    title: 'Membership form 2026-27',
    description:
      'One page for the whole family, with the Gift Aid declaration. Print it, or fill one in at the ' +
      'desk; somebody will help with the English.',
    gu: {
      title: 'સભ્યપદ ફૉર્મ 2026-27',
      description:
        'આખા પરિવાર માટે એક જ પાનાનું ફૉર્મ, Gift Aid ઘોષણા સાથે. છાપીને ભરો અથવા ઑફિસે આવીને ભરો; ' +
        'અંગ્રેજીમાં મદદ કરનાર હાજર હોય છે.',
    },
    document: 'membership-form-2026-27.pdf',
  },
  {
    name: 'newsletter-diwali-2026.pdf',
    title: 'Samaj Samachar, Diwali 2026',
    description:
      'Samaj Samachar for Diwali: the President’s letter, the New Year timetable, news of members and ' +
      'Kantaba’s recipe for mohanthal.',
    gu: {
      title: 'સમાજ સમાચાર, દિવાળી 2026',
      description:
        '‘સમાજ સમાચાર’નો દિવાળી અંક: પ્રમુખશ્રીનો પત્ર, નવા વરસના કાર્યક્રમ, સભ્યોના સમાચાર અને કાંતાબાની ' +
        'મોહનથાળની રીત.',
    },
    document: 'newsletter-diwali-2026.pdf',
  },
];
