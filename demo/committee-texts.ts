import type { DemoCommitteeMember } from './demo-item.ts';

/** The committee in the order in which it is shown. */
export const DEMO_COMMITTEE: readonly DemoCommitteeMember[] = [
  {
    name: 'Jayanti Solanki',
    designation: 'President',
    description:
      'Came from Kampala in 1972 with one suitcase and a harmonium, and ran a knitwear workshop off ' +
      'Melton Road for thirty years. He opens the hall himself most mornings, remembers everybody’s ' +
      'village, and chairs a meeting so that it ends in time for the arti.',
    gu: {
      name: 'જયંતીભાઈ સોલંકી',
      designation: 'પ્રમુખ',
      description:
        '1972માં એક સૂટકેસ અને એક હાર્મોનિયમ લઈને કંપાલાથી આવ્યા અને ત્રીસ વરસ મેલ્ટન રોડ પાસે નીટવેરનું ' +
        'કારખાનું ચલાવ્યું. ઘણુંખરું સવારે હૉલ પોતે જ ખોલે છે, સૌનું મૂળ ગામ યાદ રાખે છે, અને સભા એવી ' +
        'રીતે ચલાવે છે કે આરતી પહેલાં પૂરી થઈ જાય.',
    },
    picture: 'portrait-solanki.png',
  },
  {
    name: 'Hansa Mistry',
    designation: 'Vice President',
    description:
      'Retired head of a primary school in Belgrave, where half the committee once sat on her carpet. ' +
      'She takes the minutes of our arguments down to the point and then makes the point herself, ' +
      'kindly. Grows methi in eleven tubs on her patio.',
    gu: {
      name: 'હંસાબહેન મિસ્ત્રી',
      designation: 'ઉપપ્રમુખ',
      description:
        'બેલગ્રેવની પ્રાથમિક શાળાનાં નિવૃત્ત આચાર્યા; અડધી સમિતિ એક સમયે એમના વર્ગમાં ભણી છે. ગમે તેવી ' +
        'ચર્ચાને બે વાક્યમાં સમેટી લે અને ત્રીજું વાક્ય પ્રેમથી પોતાનું કહે. ઘરના આંગણે અગિયાર કૂંડામાં ' +
        'મેથી ઉગાડે છે.',
    },
    picture: 'portrait-mistry.png',
  },
  {
    name: 'Asha Mehta',
    designation: 'General Secretary',
    description:
      'Practice manager at a solicitor’s by day, keeper of our letters, keys and calendar by night. If ' +
      'you have written to the Samaj, it was Asha who answered, usually before breakfast. Born in ' +
      'Leicester, sings alto, never late.',
    gu: {
      name: 'આશાબહેન મહેતા',
      designation: 'મહામંત્રી',
      description:
        'દિવસે વકીલની ઑફિસનો વહીવટ અને રાત્રે સમાજના પત્રો, ચાવીઓ અને કૅલેન્ડર સંભાળે છે. સમાજને લખેલા ' +
        'પત્રનો જવાબ આશાબહેને જ આપ્યો હશે, મોટે ભાગે સવારના નાસ્તા પહેલાં! જન્મ લેસ્ટરમાં; ગાય છે સરસ અને ' +
        'મોડાં ક્યારેય પડતાં નથી.',
    },
    picture: 'portrait-mehta.png',
  },
  {
    name: 'Nikhil Joshi',
    designation: 'Joint Secretary',
    description:
      'Software tester and father of twins, who came from Vadodara to study and stayed for the cricket. ' +
      'Nikhil looks after this website, the projector and everyone’s forgotten passwords, and has made ' +
      'the membership form one page shorter each year.',
    gu: {
      name: 'નિખિલ જોશી',
      designation: 'સહમંત્રી',
      description:
        'ભણવા માટે વડોદરાથી આવ્યા અને ક્રિકેટને લીધે રોકાઈ ગયા. સૉફ્ટવેરનું પરીક્ષણ કરે છે અને જોડિયાં ' +
        'બાળકોના પિતા છે. આ વેબસાઇટ, પ્રોજેક્ટર અને સૌના ભુલાયેલા પાસવર્ડ એમને હવાલે; સભ્યપદનું ફૉર્મ દર ' +
        'વરસે એક પાનું ટૂંકું કરી આપે છે.',
    },
    picture: 'portrait-joshi.png',
  },
  {
    name: 'Bharat Shah',
    designation: 'Treasurer',
    description:
      'Chartered accountant, forty years in the same brown cardigan. Every pound in the donation box is ' +
      'counted by two people and then by Bharat. He gives the accounts at the annual meeting in nine ' +
      'minutes, with one joke, and answers questions for an hour.',
    gu: {
      name: 'ભરતભાઈ શાહ',
      designation: 'ખજાનચી',
      description:
        'ચાર્ટર્ડ એકાઉન્ટન્ટ; ચાળીસ વરસથી એ જ કથ્થઈ કાર્ડિગન. દાનપેટીનો એકેએક પાઉન્ડ બે જણ ગણે અને પછી ' +
        'ભરતભાઈ ગણે. વાર્ષિક સભામાં નવ મિનિટમાં હિસાબ આપે, એમાં એક રમૂજ, અને પછી કલાક સુધી દરેક સવાલના ' +
        'જવાબ.',
    },
    picture: 'portrait-shah.png',
  },
  {
    name: 'Varsha Thakkar',
    designation: 'Assistant Treasurer',
    description:
      'Twenty-six years behind the post office counter on Belgrave Road, so nothing about a queue ' +
      'surprises her. She issues receipts and Gift Aid forms, and will show you how to fill one in ' +
      'without making you feel slow.',
    gu: {
      name: 'વર્ષાબહેન ઠક્કર',
      designation: 'સહખજાનચી',
      description:
        'બેલગ્રેવ રોડની પોસ્ટ ઑફિસના કાઉન્ટર પર છવ્વીસ વરસ કામ કર્યું છે, એટલે ગમે તેવી લાંબી લાઇનથી ' +
        'ગભરાતાં નથી. રસીદ અને Gift Aidની ઘોષણાઓ એમની પાસે; ભરતાં ન ફાવે તો ધીરજથી શીખવી દે છે.',
    },
    picture: 'portrait-thakkar.png',
  },
  {
    name: 'Kirit Trivedi',
    designation: 'Poojas and Religious Affairs',
    description:
      'Learned the Rudri from his grandfather in Jamnagar and physics from the University of Leicester, ' +
      'and sees no quarrel between them. Ask him why a ritual is done and bring a cup of tea: the ' +
      'answer is long and worth it.',
    gu: {
      name: 'કિરીટભાઈ ત્રિવેદી',
      designation: 'પૂજા અને ધાર્મિક વિભાગ',
      description:
        'જામનગરમાં દાદા પાસેથી રુદ્રી શીખ્યા અને લેસ્ટર યુનિવર્સિટીમાં ભૌતિકશાસ્ત્ર; બંને વચ્ચે એમને કશો ' +
        'વિરોધ દેખાતો નથી. કોઈ વિધિ શા માટે થાય છે તે પૂછવું હોય તો ચાનો કપ સાથે રાખજો: જવાબ લાંબો હશે પણ ' +
        'સાંભળવા જેવો.',
    },
    picture: 'portrait-trivedi.png',
  },
  {
    name: 'Meena Rathod',
    designation: 'Events and Culture',
    description:
      'The voice of our Navratri for nineteen years. Between garbas she runs a sari shop, books the ' +
      'artists, haggles over the sound system and teaches six-year-olds to clap on the beat. Her laugh ' +
      'is how you find the rehearsal room.',
    gu: {
      name: 'મીનાબહેન રાઠોડ',
      designation: 'કાર્યક્રમ અને સંસ્કૃતિ',
      description:
        'ઓગણીસ વરસથી આપણી નવરાત્રિનો અવાજ એટલે મીનાબહેન. ગરબા સિવાયના સમયે સાડીની દુકાન ચલાવે, કલાકારો ' +
        'નક્કી કરે, સાઉન્ડવાળા સાથે ભાવતાલ કરે અને નાનાં બાળકોને તાલમાં તાળી પાડતાં શીખવે. રિહર્સલનો રૂમ ' +
        'શોધવો હોય તો એમનું હાસ્ય સાંભળજો.',
    },
    picture: 'portrait-rathod.png',
  },
  {
    name: 'Dr Sonal Desai',
    designation: 'Women’s Wing',
    description:
      'A GP in Oadby who grew up in Dar es Salaam and Wigston. She brought the health checks to the ' +
      'hall, began the Tuesday walk for new mothers, and insists that on Women’s Day the men do the ' +
      'washing-up. They have become rather good at it.',
    gu: {
      name: 'ડૉ. સોનલ દેસાઈ',
      designation: 'મહિલા પાંખ',
      description:
        'દારેસલામ અને વિગસ્ટનમાં ઊછરેલાં અને ઓડબીમાં ફૅમિલી ડૉક્ટર. હૉલમાં આરોગ્ય તપાસ એમણે શરૂ કરાવી, ' +
        'નવી માતાઓ માટે મંગળવારની પદયાત્રા પણ. મહિલા દિને વાસણ ભાઈઓએ જ ઘસવાનાં એવો એમનો આગ્રહ; હવે ભાઈઓને ' +
        'ફાવી ગયું છે!',
    },
    picture: 'portrait-desai.png',
  },
  {
    name: 'Dev Chauhan',
    designation: 'Youth',
    description:
      'Twenty-three, training to teach PE, and the reason there is a basketball hoop behind a prayer ' +
      'hall. Dev runs the Friday youth night and the dandiya workshop, and drives the minibus for the ' +
      'elders, who tell him whom he ought to marry.',
    gu: {
      name: 'દેવ ચૌહાણ',
      designation: 'યુવા વિભાગ',
      description:
        'ત્રેવીસ વરસનો દેવ વ્યાયામ શિક્ષક બનવાની તાલીમ લે છે; પ્રાર્થના ખંડ પાછળ બાસ્કેટબૉલની રિંગ એને ' +
        'લીધે જ છે. શુક્રવારની યુવા સાંજ અને દાંડિયા શિબિર ચલાવે છે, અને વડીલોની મિનિબસ પણ; વડીલો એને રોજ ' +
        'કન્યા બતાવે છે.',
    },
    picture: 'portrait-chauhan.png',
  },
  {
    name: 'Kanta Parmar',
    designation: 'Elders’ Welfare',
    description:
      'Eighty-one and in charge of everybody over sixty. Kantaba telephones each member who lives ' +
      'alone, every Sunday, and knows from the first hello how they are. She started the Wednesday ' +
      'lunch with four pans from her own kitchen.',
    gu: {
      name: 'કાંતાબા પરમાર',
      designation: 'વડીલ કલ્યાણ',
      description:
        'ઉંમર એક્યાસી, અને સાઠથી ઉપરના સૌની જવાબદારી એમના માથે! એકલાં રહેતાં દરેક સભ્યને કાંતાબા દર ' +
        'રવિવારે ફોન કરે છે અને પહેલા જ ‘જય શ્રીકૃષ્ણ’થી તબિયત પારખી લે છે. બુધવારનું સહભોજન એમણે ઘરનાં ' +
        'ચાર તપેલાંથી શરૂ કર્યું હતું.',
    },
    picture: 'portrait-parmar.png',
  },
  {
    name: 'Ramesh Lad',
    designation: 'Kitchen',
    description:
      'Cooked on ships, in a hospital and for eleven hundred at the last Annakut. Ramesh tastes with ' +
      'his eyes shut and never writes a recipe down. New helpers begin with coriander, and after a ' +
      'month may be trusted with the dal.',
    gu: {
      name: 'રમેશભાઈ લાડ',
      designation: 'રસોડું',
      description:
        'વહાણ પર રાંધ્યું, હૉસ્પિટલમાં રાંધ્યું અને ગયા અન્નકૂટે અગિયારસો જણનું રાંધ્યું. રમેશભાઈ આંખ ' +
        'મીંચીને ચાખે અને રેસિપી ક્યારેય લખે નહીં. નવા સેવકો કોથમીરથી શરૂઆત કરે; મહિના પછી દાળ હલાવવા મળે ' +
        'તો ભાગ્યશાળી!',
    },
    picture: 'portrait-lad.png',
  },
  {
    name: 'Pritesh Vaghela',
    designation: 'Hall Bookings',
    description:
      'Electrician, so the lights come on when you have booked. Pritesh shows couples round the hall on ' +
      'Tuesday evenings, tells them honestly how many chairs fit, and has once found a spare mandap at ' +
      'four hours’ notice.',
    gu: {
      name: 'પ્રીતેશ વાઘેલા',
      designation: 'હૉલ બુકિંગ',
      description:
        'વ્યવસાયે ઇલેક્ટ્રિશિયન, એટલે બુકિંગ હોય ત્યારે લાઇટ તો થવાની જ! દર મંગળવારે સાંજે હૉલ બતાવે છે, ' +
        'કેટલી ખુરશી સમાશે તે સાચેસાચું કહે છે, અને એક વાર તો ચાર કલાકમાં બીજો મંડપ પણ શોધી લાવ્યા હતા.',
    },
    picture: 'portrait-vaghela.png',
  },
  {
    name: 'Indira Oza',
    designation: 'Matrimonial',
    description:
      'Keeps the matrimonial register with the discretion of the librarian she was. She reads every ' +
      'profile herself, rings both families, and says plainly when two young people should simply meet ' +
      'for a coffee. Forty-three weddings, and she cries at each.',
    gu: {
      name: 'ઇન્દિરાબહેન ઓઝા',
      designation: 'લગ્નવિષયક વિભાગ',
      description:
        'આખી જિંદગી પુસ્તકાલય સાચવ્યું, હવે એટલી જ ગુપ્તતાથી લગ્ન-નોંધણી સાચવે છે. દરેક વિગત જાતે વાંચે, ' +
        'બંને પરિવાર સાથે વાત કરે, અને જરૂર લાગે ત્યાં સ્પષ્ટ કહે: પહેલાં કૉફી પીવા તો મળો! ત્રેતાળીસ ' +
        'લગ્ન કરાવ્યાં અને દરેકમાં રડ્યાં છે.',
    },
    picture: 'portrait-oza.png',
  },
];
