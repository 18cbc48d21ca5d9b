import type { NewUser } from '../../server/features/accounts/user.service.ts';

/** A second association, smaller than the first and unlike it: two languages, other colours, few parts. */
export const KENT_TELUGU_SETTINGS = {
  name: 'Kent Telugu Sangham',
  shortName: 'Sangham',
  tagline: 'మన భాష, మన బంధం',
  description: 'Telugu families of Kent: festivals, a Saturday school, music and good company in Maidstone.',
  openingTitle: 'Telugu, at home in Kent',
  openingText:
    'Ugadi and Bathukamma, a Saturday school, and somebody to ask when you are new here. Come as you are.',
  founded: '2009',
  referencePrefix: 'KTS',
  history: `It began with a car boot full of mangoes. In the spring of 2009 nine families, most of them nurses and engineers from Guntur, Warangal and Visakhapatnam, met in a scout hut in Maidstone to make Ugadi pachadi, and found that nobody had brought a knife.

There are about two hundred families now, from Dartford to Dover. We have no building. We hire a school hall for the festivals, meet in parks from May on, and keep our pots in six different garages.

On Saturdays forty children learn to read and write Telugu in two classrooms that a primary school lends us. Their grandparents teach most of it, some of them by video from Vijayawada. Once a year the children put on a play, and the grandparents prompt so loudly that nobody forgets a line.

We are run by volunteers, elected every March. If you have just arrived, write to us: somebody will meet your train.`,
  footerHistory:
    'Nine families made Ugadi pachadi in a scout hut in 2009. Today two hundred families keep Telugu alive in Kent.',
  guruName: '',
  guruMessage: '',
  contactHours: 'Saturdays, 10am-1pm',
  cricket: '',
  address: `Kent Telugu Sangham
c/o 8 Hop Garden Lane
Maidstone
ME14 9XX`,
  email: 'hello@example.org',
  phone: '01622 496 010',
  mapPosition: '51.2724,0.5290',
  facebookUrl: '',
  instagramUrl: '',
  youtubeUrl: '',
  whatsappUrl: '',
  paymentUrl: 'https://example.org/pay',
  charityName: '',
  charityNumber: '',
  // An account that no bank has.
  bankAccountName: 'Kent Telugu Sangham',
  bankSortCode: '00-00-00',
  bankAccountNumber: '87654321',
  suggestedAmounts: '11, 21, 51, 101, 251, 501',
  approveNewMembers: false,
  asksSheri: true,
  sheriLabel: 'Home town',
  languages: ['en', 'te'],
  language: 'en',
  mainColour: '#0E4D5C',
  accentColour: '#F2A541',
  unusedParts: ['hallHire', 'matrimonial', 'poojas', 'films', 'documents', 'visitorCounter'],
  translations: {
    te: {
      name: 'కెంట్ తెలుగు సంఘం',
      shortName: 'సంఘం',
      tagline: 'మన భాష, మన బంధం',
      description: 'కెంట్‌లోని తెలుగు కుటుంబాలు: పండుగలు, శనివారం బడి, సంగీతం, మెయిడ్‌స్టోన్‌లో మంచి స్నేహం.',
      openingTitle: 'కెంట్‌లో మన తెలుగిల్లు',
      openingText: 'ఉగాది, బతుకమ్మ, శనివారం తెలుగు బడి; కొత్తగా వచ్చినవారికి తోడు. మీరు ఎలా ఉన్నారో అలాగే రండి.',
      history: `కథ ఒక కారు డిక్కీ నిండా మామిడికాయలతో మొదలైంది. 2009 వసంతంలో గుంటూరు, వరంగల్, విశాఖపట్నం నుండి వచ్చిన తొమ్మిది కుటుంబాలు మెయిడ్‌స్టోన్‌లోని ఒక స్కౌట్ గుడిసెలో ఉగాది పచ్చడి చేయడానికి కలిశాయి; కత్తి మాత్రం ఎవరూ తేలేదు.

ఇప్పుడు డార్ట్‌ఫర్డ్ నుండి డోవర్ వరకు సుమారు రెండు వందల కుటుంబాలు ఉన్నాయి. మాకు సొంత భవనం లేదు. పండుగలకు బడి హాలును అద్దెకు తీసుకుంటాం, మే నుండి పార్కుల్లో కలుస్తాం.

శనివారాల్లో నలభై మంది పిల్లలు తెలుగు చదవడం, రాయడం నేర్చుకుంటారు. నేర్పేవారు ఎక్కువగా తాతయ్యలు, అమ్మమ్మలే.

మార్చిలో ఎన్నికయ్యే స్వచ్ఛంద సేవకులే సంఘాన్ని నడుపుతారు. మీరు కొత్తగా వచ్చి ఉంటే రాయండి: ఎవరో ఒకరు మీ రైలు దగ్గరకు వస్తారు.`,
      footerHistory:
        '2009లో తొమ్మిది కుటుంబాలు ఒక స్కౌట్ గుడిసెలో ఉగాది పచ్చడి చేశాయి. నేడు రెండు వందల కుటుంబాలు కెంట్‌లో తెలుగును నిలబెడుతున్నాయి.',
      sheriLabel: 'సొంత ఊరు',
      contactHours: 'శనివారాలు, ఉదయం 10 నుండి మధ్యాహ్నం 1 వరకు',
    },
  },
};

export const KENT_TELUGU_DONATION_TYPES = [
  {
    column: 'MEMBERSHIP',
    name: 'Family membership, one year',
    translations: { te: { name: 'కుటుంబ సభ్యత్వం, ఒక సంవత్సరం' } },
    feePence: 3000,
    membershipPeriod: 'YEAR',
  },
  {
    column: 'MEMBERSHIP',
    name: 'Student membership, one year',
    translations: { te: { name: 'విద్యార్థి సభ్యత్వం, ఒక సంవత్సరం' } },
    feePence: 800,
    membershipPeriod: 'YEAR',
  },
  { column: 'FESTIVAL', name: 'Ugadi', translations: { te: { name: 'ఉగాది' } }, feePence: null },
  {
    column: 'FESTIVAL',
    name: 'Bathukamma and Dasara',
    translations: { te: { name: 'బతుకమ్మ, దసరా' } },
    feePence: null,
  },
  {
    column: 'HALL_AND_OTHER',
    name: 'Saturday school',
    translations: {
      te: {
        name: 'శనివారం తెలుగు బడి',
        purpose: 'నలభై మంది పిల్లలకు పుస్తకాలు, గది అద్దె.',
        effects: '21: ఒక బిడ్డకు ఏడాది పుస్తకాలు',
      },
    },
    purpose: { en: 'Books and the room for forty children.' },
    effects: { en: '21: Books for one child for a year' },
    feePence: null,
  },
] as const;

/** They sign in as those of the first association do. */
export const KENT_TELUGU_ACCOUNTS: readonly Omit<NewUser, 'password'>[] = [
  {
    name: 'Padma Rao',
    email: 'admin@example.org',
    mobile: '7700900001',
    officeRoles: [{ role: 'OWNER', endsAt: null }],
    emailProvedAt: new Date(),
    address: '8 Hop Garden Lane\nMaidstone',
    postcode: 'ME14 9XX',
    sheri: 'Guntur',
  },
  {
    name: 'Anil Kumar',
    email: 'user@example.org',
    mobile: '7700900002',
    address: '2 Oast Road\nAshford',
    postcode: 'TN23 9XX',
    sheri: 'Warangal',
  },
];
