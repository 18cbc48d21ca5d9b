import type { DemoEvent } from './demo-item.ts';

/** From Sharad Poonam to Ram Navami. */
export const AUTUMN_TO_SPRING: readonly DemoEvent[] = [
  {
    name: 'Sharad Poonam',
    description:
      'Full moon, one last night of raas and a cup of cold dudh pauva for everyone. We meet in the ' +
      'garden behind the hall at 7 pm, and move to the main hall if it rains. Please bring a bowl ' +
      'from home for your prasad and a warm shawl for Ba. Dandiya sticks can be borrowed at the ' +
      'door.',
    gu: {
      name: 'શરદ પૂનમ',
      description:
        'પૂનમની ચાંદની, રાસની છેલ્લી રમઝટ અને સૌને ઠંડા દૂધપૌંઆનો પ્રસાદ. સાંજે 7 વાગ્યે હૉલ પાછળના ' +
        'બગીચામાં મળીશું; વરસાદ હશે તો મુખ્ય હૉલમાં. પ્રસાદ માટે ઘરેથી વાટકી લેતા આવજો અને બા માટે ' +
        'ગરમ શાલ. દાંડિયા દરવાજે મળી રહેશે.',
    },
    picture: 'sharad-poonam.png',
    startsOn: '2025-10-06',
  },
  {
    name: 'Evening Arti',
    description:
      'Every evening at 7.30 pm we light the lamps, sing Jai Adhya Shakti and share the prasad. It takes half an hour, ' +
      'and children may ring the bell. Come as you are, straight from work if need be; there is tea afterwards. If you ' +
      'would like to offer the arti on a birthday or in memory of somebody, ask Pujari ji.',
    gu: {
      name: 'સાંજની આરતી',
      description:
        'રોજ સાંજે 7.30 વાગ્યે દીવા પ્રગટાવીએ, જય આદ્યા શક્તિ ગાઈએ અને પ્રસાદ વહેંચીએ. અડધો કલાક લાગે છે, ઘંટ ' +
        'બાળકો વગાડે છે. નોકરીથી સીધા આવો તોય ચાલે; પછી ચા હોય છે. જન્મદિવસે કે કોઈની યાદમાં આરતી લખાવવી ' +
        'હોય તો પૂજારીજીને કહેજો.',
    },
    picture: 'notice-arti.png',
  },
  {
    name: 'Carrom Evening',
    description:
      'Six boards, hot chai and a friendly knockout for every age from eight to eighty-eight. First ' +
      'Friday of the month, 7 pm to 10 pm, in the upstairs room; there is a lift. Come alone and we ' +
      'will find you a partner. £2 covers tea and chevdo. Beginners get the table by the window and ' +
      'a patient teacher.',
    gu: {
      name: 'કૅરમની સાંજ',
      description:
        'છ બોર્ડ, ગરમ ચા અને આઠથી અઠ્યાસી વર્ષ સુધીના સૌ માટે કૅરમની મજા. દર મહિનાના પહેલા શુક્રવારે ' +
        'સાંજે 7થી 10, ઉપરના રૂમમાં; લિફ્ટની સગવડ છે. એકલા આવશો તોય જોડીદાર મળી રહેશે. ચા અને ચેવડા ' +
        'સાથે ફી ફક્ત £2. શીખવું હોય તો બારી પાસેના ટેબલે ધીરજથી શીખવનાર વડીલ બેઠા જ હશે.',
    },
    picture: 'carrom-evening.png',
  },
  {
    name: 'Tree Planting Day',
    description:
      'Fifty saplings, fifty families: help us plant a row of native trees beside the brook at ' +
      'Watermead. Meet at the hall at 9.30 am on the last Saturday of November to share lifts, or ' +
      'at the park gate at 10 am. Wear wellies and old gloves; spades are provided. Hot khichdi is ' +
      'waiting at the hall from 1 pm. Children plant with a grown-up.',
    gu: {
      name: 'વૃક્ષારોપણ',
      description:
        'પચાસ રોપા, પચાસ પરિવાર: ચાલો, વૉટરમીડમાં ઝરણાને કાંઠે આપણા હાથે વૃક્ષો વાવીએ. નવેમ્બરના ' +
        'છેલ્લા શનિવારે સવારે 9.30 વાગ્યે હૉલ પર ભેગા થઈ ગાડીઓમાં સાથે જઈશું; સીધા આવનારા 10 વાગ્યે ' +
        'પાર્કના દરવાજે મળે. ગમબૂટ અને જૂનાં હાથમોજાં પહેરજો, પાવડા અમે આપીશું. બપોરે 1 વાગ્યે હૉલમાં ' +
        'ગરમાગરમ ખીચડી-કઢી.',
    },
    picture: 'tree-planting.png',
    startsOn: '2025-11-29',
  },
  {
    name: 'Bhajan Evening',
    description:
      'Harmonium, tabla and the old bhajans our grandmothers hummed at the stove. Every second ' +
      'Saturday, 6 pm to 8.30 pm, in the prayer hall; arti at 8 pm, then prasad. Singers and ' +
      'manjira players of any standard are welcome, and the words are shown in Gujarati and in ' +
      'English letters. Chairs stand along the back for anyone who would rather not sit on the ' +
      'floor.',
    gu: {
      name: 'ભજન સંધ્યા',
      description:
        'હાર્મોનિયમ, તબલાં અને દાદીમાના મોઢે સાંભળેલાં એ જ જૂનાં ભજનો. દર બીજા શનિવારે સાંજે 6થી ' +
        '8.30, પ્રાર્થના ખંડમાં; 8 વાગ્યે આરતી અને પછી પ્રસાદ. ગાતાં આવડે કે ન આવડે, મંજીરા લઈને આવો! ' +
        'ભજનના શબ્દો પડદા પર ગુજરાતી અને અંગ્રેજી લિપિમાં દેખાશે. નીચે બેસવાની તકલીફ હોય તેમના માટે ' +
        'પાછળ ખુરશીઓ રાખી છે.',
    },
    picture: 'bhajan-evening.png',
  },
  {
    name: 'Senior Citizens’ Lunch',
    description:
      'Hot dal, bhat, shaak and fresh rotli every Wednesday for our elders, served at the table. ' +
      'Doors open at 12 noon, lunch is at 12.30, and there is antakshari, cards or a health talk ' +
      'until 3 pm. £4, or free if that is difficult: just tell the kitchen. For a lift within ' +
      'Leicester ring 0116 496 0141 by Tuesday noon.',
    gu: {
      name: 'વડીલોનું સહભોજન',
      description:
        'દર બુધવારે વડીલો માટે ગરમ દાળ-ભાત-શાક અને તાજી રોટલી, પ્રેમથી પીરસેલી. બપોરે 12 વાગ્યે ' +
        'બારણાં ખૂલશે, 12.30 વાગ્યે ભોજન અને 3 વાગ્યા સુધી અંતાક્ષરી, પત્તાં કે આરોગ્યની વાતો. ફી £4; ' +
        'મુશ્કેલી હોય તો રસોડામાં કહી દેજો, કશું આપવાનું નથી. લેસ્ટરમાં ઘરેથી લાવવા-મૂકવાની સગવડ માટે ' +
        'મંગળવાર બપોર સુધીમાં 0116 496 0141 પર ફોન કરશો.',
    },
    picture: 'senior-lunch.png',
  },
  {
    name: 'Uttarayan Kites',
    description:
      'Kites over Abbey Park, undhiyu and jalebi at the hall, and shouts of “kaipo che” in between. ' +
      'We fly from 11 am on the Saturday nearest 14 January, wind willing. Kites and cotton thread ' +
      'cost £3; please leave glass-coated manja at home, for the sake of the park’s birds. Lunch at ' +
      'the hall from 1.30 pm. Bring tal ladu if you make them well.',
    gu: {
      name: 'ઉત્તરાયણ',
      description:
        'એબી પાર્કના આકાશમાં પતંગ, હૉલમાં ઊંધિયું-જલેબી અને વચ્ચે વચ્ચે ‘કાઇપો છે’ની બૂમો! 14 ' +
        'જાન્યુઆરીની નજીકના શનિવારે સવારે 11 વાગ્યાથી, પવનદેવ રાજી હોય તો. પતંગ અને સાદી દોરી £3માં ' +
        'મળશે; કાચવાળો માંજો ઘરે જ રાખજો, પાર્કનાં પંખીઓની સલામતી માટે. બપોરે 1.30 વાગ્યાથી હૉલમાં ' +
        'જમણ. તલના લાડુ બનાવી લાવો તો વહેંચીને ખાઈશું.',
    },
    picture: 'uttarayan.png',
    startsOn: '2026-01-17',
  },
  {
    name: 'Blood Donation Day',
    description:
      'One hour of yours, up to three lives saved: more donors from Asian families are needed. The ' +
      'donation team is in the main hall from 10 am to 4 pm on the last Sunday of January. Aged 17 ' +
      'to 65? Book at the desk or ring 0116 496 0152. Drink plenty of water, eat breakfast, and ' +
      'stay for chai and nankhatai afterwards.',
    gu: {
      name: 'રક્તદાન શિબિર',
      description:
        'તમારો એક કલાક કોઈનું જીવન બચાવી શકે: એશિયન પરિવારોમાંથી રક્તદાતાઓની ખાસ જરૂર છે. જાન્યુઆરીના ' +
        'છેલ્લા રવિવારે સવારે 10થી સાંજે 4, મુખ્ય હૉલમાં. 17થી 65 વર્ષના સૌ રક્તદાન કરી શકે; સમય ' +
        'નોંધાવવા ઑફિસમાં મળો અથવા 0116 496 0152 પર ફોન કરો. પૂરતું પાણી પીને, નાસ્તો કરીને આવજો. પછી ' +
        'ચા અને નાનખટાઈ તૈયાર હશે.',
    },
    picture: 'blood-donation.png',
    startsOn: '2026-01-25',
  },
  {
    name: 'Mahashivratri',
    description:
      'Abhishek through the four prahars of the night, with milk, water and bilva leaves for every ' +
      'family. The prayer hall is open from 6 pm to 6 am; thandai and faral in the dining room ' +
      'until midnight. To sponsor a prahar, give your name at the pooja table by the Sunday before. ' +
      'Please carry milk in a steel pot, not in plastic.',
    gu: {
      name: 'મહાશિવરાત્રિ',
      description:
        'રાત્રિના ચારેય પ્રહર અભિષેક: દરેક પરિવાર દૂધ, જળ અને બીલીપત્ર ચડાવી શકશે. પ્રાર્થના ખંડ ' +
        'સાંજે 6થી સવારે 6 સુધી ખુલ્લો રહેશે. ભોજનખંડમાં મધરાત સુધી ઠંડાઈ અને ફરાળ. પ્રહરના યજમાન ' +
        'બનવું હોય તો આગલા રવિવાર સુધીમાં પૂજાના ટેબલે નામ નોંધાવજો. દૂધ સ્ટીલના વાસણમાં લાવવા ' +
        'વિનંતી, પ્લાસ્ટિકમાં નહીં. હર હર મહાદેવ!',
    },
    picture: 'mahashivratri.png',
    startsOn: '2026-02-15',
  },
  {
    name: 'Holi and Dhuleti',
    description:
      'The fire at dusk, and colour the next morning for anyone who does not run fast enough. Holi ' +
      'is lit behind the hall at 7 pm; bring dhani, dates and a coconut. Colours from 10 am to 1 pm ' +
      'on the grass, dry and skin-safe only, and provided free. Wear old white clothes; the corner ' +
      'by the garden wall stays colour-free for elders and babies.',
    gu: {
      name: 'હોળી અને ધુળેટી',
      description:
        'સાંજે હોળી પ્રગટાવીશું અને બીજે દિવસે સવારે જે હાથમાં આવે તેને રંગીશું! હૉલ પાછળ સાંજે 7 ' +
        'વાગ્યે હોળીનાં દર્શન; ધાણી, ખજૂર અને શ્રીફળ લેતા આવજો. ધુળેટી સવારે 10થી 1, ઘાસના મેદાનમાં. ' +
        'ફક્ત સૂકા, ચામડીને નુકસાન ન કરે તેવા રંગ, જે અમે જ આપીશું. જૂનાં સફેદ કપડાં પહેરજો. વડીલો ' +
        'અને નાનાં બાળકો માટે રંગ વગરની અલગ જગ્યા રાખી છે.',
    },
    picture: 'holi.png',
    startsOn: '2026-03-02',
  },
  {
    name: 'Women’s Day',
    description:
      'Doctors, shopkeepers, students, grandmothers: an afternoon for the women who hold this Samaj ' +
      'up. 8 March, 2 pm to 5 pm, in the main hall. Three members tell how they started again after ' +
      'fifty, there is a mehndi corner, and a song or two. The men are cooking and washing up. ' +
      'Bring your daughter, your mother-in-law and one good story.',
    gu: {
      name: 'મહિલા દિન',
      description:
        'ડૉક્ટર, દુકાનદાર, વિદ્યાર્થિની કે દાદીમા: આ બપોર સમાજને સંભાળતી બહેનોના નામે. 8 માર્ચે બપોરે ' +
        '2થી 5, મુખ્ય હૉલમાં. પચાસ વર્ષ પછી નવી શરૂઆત કેવી રીતે કરી તે ત્રણ બહેનો કહેશે; સાથે મહેંદી ' +
        'અને થોડાં ગીતો. રસોઈ અને વાસણ બંને આજે ભાઈઓના માથે! દીકરીને, સાસુમાને અને મનમાં સાચવેલી એક ' +
        'વાતને સાથે લઈ આવજો.',
    },
    picture: 'womens-day.png',
    startsOn: '2026-03-08',
  },
  {
    name: 'Gujarati School',
    description:
      'From “ka kamal no ka” to GCSE: our Saturday school is taking names for the new term. 10 am ' +
      'to 12.30 pm, ages five to sixteen, four small classes in the upstairs rooms. £45 a term, and ' +
      '£30 for a brother or sister. Our teachers are volunteers who love a talkative child. Parents ' +
      'can learn too, over tea, in the beginners’ group next door.',
    gu: {
      name: 'ગુજરાતી શાળા',
      description:
        '‘ક કમળનો ક’થી લઈને GCSE સુધી: આપણી શનિવારની શાળામાં નવા સત્રના પ્રવેશ ચાલુ છે. સવારે 10થી ' +
        '12.30, 5થી 16 વર્ષનાં બાળકો માટે, ઉપરના રૂમોમાં ચાર નાના વર્ગ. સત્રની ફી £45, ભાઈ કે બહેન ' +
        'માટે £30. શિક્ષકો સેવાભાવી છે અને વાતોડિયાં બાળકો એમને બહુ ગમે છે. માતાપિતા માટે બાજુના ' +
        'રૂમમાં ચા સાથે ગુજરાતી શીખવાનો વર્ગ પણ છે.',
    },
    picture: 'gujarati-school.png',
  },
  {
    name: 'Ram Navami',
    description:
      'Ramayan path from the morning and the birth arti at exactly twelve noon, with panjari for ' +
      'all. The path begins at 8 am in the prayer hall; come and read a chopai, even slowly. ' +
      'Children may dress as people from the Ramayan for the small procession at 11.30 am. Faral ' +
      'follows until 2 pm. Flowers and tulsi are gladly received at the door.',
    gu: {
      name: 'રામનવમી',
      description:
        'સવારથી રામાયણનો પાઠ અને બરાબર બપોરે બાર વાગ્યે રામજન્મની આરતી, સૌને પંજરીનો પ્રસાદ. પાઠ ' +
        'સવારે 8 વાગ્યે પ્રાર્થના ખંડમાં શરૂ થશે; ધીમે ધીમે પણ એક ચોપાઈ વાંચવા જરૂર આવજો. 11.30 ' +
        'વાગ્યે રામાયણનાં પાત્રોના વેશમાં બાળકોની નાની શોભાયાત્રા. ત્યાર પછી 2 વાગ્યા સુધી ફરાળ. ફૂલ ' +
        'અને તુલસી લાવો તો દરવાજે આપશો.',
    },
    picture: 'ram-navami.png',
    startsOn: '2026-03-26',
  },
];
