import type { DemoNotice } from './demo-item.ts';

/** Notices of the day, oldest first. */
export const DEMO_NOTICES: readonly DemoNotice[] = [
  {
    name: 'Lost and found: a silver anklet and a blue umbrella',
    description:
      'Both were left behind after Sharad Poonam. They are in the office drawer; tell us what the ' +
      'anklet’s clasp looks like and it is yours.',
    secondDescription: 'Office, 5 pm to 7 pm daily',
    gu: {
      name: 'મળ્યું છે: ચાંદીની ઝાંઝરી અને ભૂરી છત્રી',
      description:
        'શરદ પૂનમની રાતે કોઈ ભૂલી ગયું છે. ઑફિસમાં સાચવીને રાખ્યાં છે; ઝાંઝરીની કડી કેવી છે તે કહો અને લઈ ' + 'જાઓ.',
      secondDescription: 'ઑફિસ, રોજ સાંજે 5થી 7',
    },
  },
  {
    name: 'Gujarati school: no class this Saturday',
    description:
      'It is half-term, and the teachers are on a walk of their own. Homework: learn one proverb from ' +
      'Ba and bring it on the next Saturday.',
    secondDescription: 'Next class: Saturday week, 10 am, upstairs',
    gu: {
      name: 'ગુજરાતી શાળા: આ શનિવારે રજા',
      description: 'હાફ-ટર્મની રજા છે. ઘરકામ: બા પાસેથી એક કહેવત શીખી લાવજો અને આવતા શનિવારે સૌને સંભળાવજો.',
      secondDescription: 'હવે પછીનો વર્ગ: આવતા શનિવારે સવારે 10 વાગ્યે, ઉપરના રૂમમાં',
    },
  },
  {
    name: 'Main hall closed on Tuesday for floor polishing',
    description:
      'The wooden floor is sanded and oiled before the wedding season. The prayer hall stays open: ' +
      'please use the side door by the car park, which has the ramp.',
    secondDescription: 'Tuesday, 8 am to 6 pm',
    gu: {
      name: 'મંગળવારે મુખ્ય હૉલ બંધ રહેશે',
      description:
        'લગ્નની મોસમ પહેલાં લાકડાના ફ્લોરને પૉલિશ થાય છે. પ્રાર્થના ખંડ ખુલ્લો છે: કાર પાર્ક પાસેના, ' +
        'ઢાળવાળા બારણેથી આવવા વિનંતી.',
      secondDescription: 'મંગળવાર, સવારે 8થી સાંજે 6',
    },
  },
  {
    name: 'Flu jabs at the hall for over-65s, no appointment',
    description:
      'The nurses from the surgery on Melton Road are with us for one morning. Wear short sleeves under ' +
      'your cardigan and bring your NHS number if you have it.',
    secondDescription: 'Thursday, 9.30 am to 12 noon, dining room',
    gu: {
      name: '65થી મોટા વડીલો માટે ફ્લૂની રસી',
      description:
        'મેલ્ટન રોડની સર્જરીનાં નર્સબહેનો એક સવાર આપણે ત્યાં આવે છે. સ્વેટરની અંદર ટૂંકી બાંયનાં કપડાં ' +
        'પહેરજો અને NHS નંબર હોય તો સાથે રાખજો.',
      secondDescription: 'ગુરુવાર, સવારે 9.30થી 12, ભોજનખંડ',
    },
    picture: 'notice-vaccination.png',
  },
  {
    name: 'Lift club: who can drive an elder home on Wednesdays?',
    description:
      'Two drivers are away this month and eleven elders come to lunch from Rushey Mead and Oadby. One ' +
      'run at 3 pm takes about forty minutes; the petrol is paid and so, generously, are the blessings.',
    secondDescription: 'Tell the kitchen, or ring 0116 496 0141',
    gu: {
      name: 'બુધવારે વડીલોને ઘેર મૂકી જશો?',
      description:
        'આ મહિને બે ડ્રાઇવર બહારગામ છે, અને રશી મીડ તથા ઓડબીથી અગિયાર વડીલો જમવા આવે છે. બપોરે 3 વાગ્યે ' +
        'ચાળીસેક મિનિટનો એક ફેરો; પેટ્રોલ સમાજનું અને આશીર્વાદ વડીલોના!',
      secondDescription: 'રસોડામાં કહો અથવા 0116 496 0141 પર ફોન કરો',
    },
  },
  {
    name: 'Ekadashi: faral is served from 12 noon',
    description:
      'Sabudana khichdi, rajgira puri, potato bhaji and fruit, for those who are fasting and those who ' +
      'only like the menu. Bring your own plate if you can; we are saving paper.',
    secondDescription: 'Dining room, until 2 pm, £3',
    gu: {
      name: 'અગિયારસ: બપોરે 12 વાગ્યાથી ફરાળ',
      description:
        'સાબુદાણાની ખીચડી, રાજગરાની પૂરી, સૂકી ભાજી અને ફળ: ઉપવાસ હોય કે ફક્ત ભાવતું હોય, સૌ પધારો. બને ' +
        'તો ઘરેથી થાળી લાવજો; કાગળની ડિશ બચાવીએ.',
      secondDescription: 'ભોજનખંડ, બપોરે 2 સુધી, £3',
    },
    picture: 'notice-faral.png',
  },
  {
    name: 'Arti every evening at 7.30 pm',
    description:
      'The prayer hall is open again from 5 pm to 8.30. Everyone is welcome, with or without a head ' +
      'for the words: they are printed large on the card by the door.',
    secondDescription: 'Prayer hall, first door on the right',
    gu: {
      name: 'રોજ સાંજે 7.30 વાગ્યે આરતી',
      description:
        'પ્રાર્થના ખંડ સાંજે ફરી 5થી 8.30 ખુલ્લો રહે છે. સૌને આવકાર છે; આરતીના શબ્દો મોટા અક્ષરે છાપેલા ' +
        'કાર્ડ પર બારણા પાસે મળશે.',
      secondDescription: 'પ્રાર્થના ખંડ, જમણી બાજુનું પહેલું બારણું',
    },
    picture: 'notice-arti.png',
  },
  {
    name: 'Annakut: please bring your dish by 8.30 am',
    description:
      'Use the kitchen door, not the main entrance, and leave the car in the school yard on the corner. ' +
      'Labels and pens are on the table; write your name on the bottom of the pot, or you will be given ' +
      'somebody else’s.',
    secondDescription: 'New Year’s Day; darshan 10 am to 4 pm',
    gu: {
      name: 'અન્નકૂટ: વાનગી સવારે 8.30 સુધીમાં આપશો',
      description:
        'મુખ્ય દરવાજેથી નહીં, રસોડાના બારણેથી આવશો અને ગાડી ખૂણા પરની શાળામાં મૂકશો. કાપલી અને પેન ટેબલ ' +
        'પર છે; વાસણની નીચે નામ લખજો, નહીં તો બદલાઈ જશે!',
      secondDescription: 'બેસતું વરસ; દર્શન સવારે 10થી સાંજે 4',
    },
  },
];
