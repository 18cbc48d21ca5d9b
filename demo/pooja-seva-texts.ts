import type { DemoItem } from './demo-item.ts';

/** Poojas and sevas of the demo association, oldest first. */
export const DEMO_POOJA_SEVAS: readonly DemoItem[] = [
  {
    name: 'Vehicle Pooja',
    description:
      'A new car, a van for the shop or a first bicycle: bring it to the front of the hall and let it ' +
      'set off well. Our pujari does the pooja at the bonnet, with a sathiyo of kanku, a garland and a ' +
      'lemon under each wheel; it takes twenty minutes. Saturdays and Dussehra from 9 am to 12 noon. ' +
      'Bring a coconut, four lemons and the keys; we have the rest. Suggested gift £21. Please drive ' +
      'over the lemons slowly, the neighbours are watching.',
    gu: {
      name: 'વાહન પૂજા',
      description:
        'નવી કાર હોય, દુકાનની વૅન હોય કે દીકરાની પહેલી સાઇકલ: હૉલના આંગણે લઈ આવો અને શુભ શરૂઆત કરો. ' +
        'મહારાજ બૉનેટ પર કંકુનો સાથિયો કરી, હાર પહેરાવી, દરેક પૈડા નીચે લીંબુ મૂકીને પૂજા કરાવે છે; વીસ ' +
        'મિનિટ લાગે છે. દર શનિવારે અને દશેરાએ સવારે 9થી 12. શ્રીફળ, ચાર લીંબુ અને ચાવી લેતા આવજો; ' +
        'બાકીનું અમારી પાસે છે. યથાશક્તિ ભેટ, સામાન્ય રીતે £21. લીંબુ પરથી ગાડી ધીમે ચલાવજો!',
    },
    picture: 'vehicle-pooja.png',
  },
  {
    name: 'Flower Seva',
    description:
      'Fresh flowers for the deities for a day, a week or a whole month, in the name of your family. On ' +
      'Friday evenings from 6 pm volunteers thread the garlands in the side room; come and sit with us, ' +
      'no experience needed, and children are quickest of all. £15 for a day, £85 for a week. Garden ' +
      'roses, marigolds and tulsi are always welcome if they have not been sprayed. Bring small ' +
      'scissors. Used flowers go to the allotments as compost.',
    gu: {
      name: 'પુષ્પ સેવા',
      description:
        'એક દિવસ, એક અઠવાડિયું કે આખો મહિનો: તમારા પરિવારના નામે ઠાકોરજીને તાજાં ફૂલ. દર શુક્રવારે સાંજે 6 ' +
        'વાગ્યાથી બાજુના રૂમમાં હાર ગૂંથીએ છીએ; આવડતું ન હોય તોય આવો, બાળકો તો સૌથી પહેલાં શીખી જાય છે. ' +
        'એક દિવસના £15, અઠવાડિયાના £85. દવા છાંટ્યા વગરનાં ઘરનાં ગુલાબ, ગલગોટા અને તુલસી હોય તો જરૂર ' +
        'લાવશો. નાની કાતર સાથે રાખજો. ઊતરેલાં ફૂલનું ખાતર બનાવીને બગીચામાં વાપરીએ છીએ.',
    },
    picture: 'flower-seva.png',
  },
  {
    name: 'Griha Pravesh and Vastu Pooja',
    description:
      'For a first flat, a new house or a shop with a fresh coat of paint. The pujari comes to you: ' +
      'kalash at the door, Vastu shanti and a small havan, about two and a half hours. We send the list ' +
      'of things beforehand and bring the havan kund ourselves. Open a window in the room of the havan, ' +
      'please, and show us where the smoke alarm hangs. Ring 0116 496 0117 three weeks ahead. Suggested ' +
      'dakshina £151 within Leicester, plus travel beyond.',
    gu: {
      name: 'ગૃહપ્રવેશ અને વાસ્તુપૂજા',
      description:
        'પહેલો ફ્લૅટ હોય, નવું મકાન હોય કે નવી દુકાન: મહારાજ તમારે ત્યાં પધારશે. બારણે કળશ, વાસ્તુશાંતિ ' +
        'અને નાનો હવન; આશરે અઢી કલાક. પૂજાની વસ્તુઓની યાદી અગાઉથી મોકલીશું અને હવનકુંડ અમે લઈ આવીશું. જે ' +
        'રૂમમાં હવન હોય તેની બારી ખુલ્લી રાખજો અને સ્મોક અલાર્મ ક્યાં છે તે બતાવશો. ત્રણ અઠવાડિયાં પહેલાં ' +
        '0116 496 0117 પર ફોન કરશો. દક્ષિણા લેસ્ટરમાં £151; બહારગામ માટે મુસાફરી ખર્ચ અલગ.',
    },
    picture: 'griha-pravesh.png',
  },
  {
    name: 'Ganesh Sthapan',
    description:
      'Before a wedding, a janoi, an exam or a new business, we ask Ganeshji first. The sthapan is held ' +
      'at your home or in our small prayer room, takes about an hour, and two families can share a ' +
      'morning. Bring a supari, five paan leaves, jaggery, rice, a new red cloth and a photo of the ' +
      'young couple for the shelf. Laddus for the prasad can be ordered from the kitchen by Thursday. ' +
      'Suggested dakshina £51; the date is agreed with the pujari.',
    gu: {
      name: 'ગણેશ સ્થાપન',
      description:
        'લગ્ન, જનોઈ, પરીક્ષા કે નવો ધંધો: દરેક શુભ કામમાં પહેલાં ગણપતિદાદાને તેડું! સ્થાપન તમારે ઘેર અથવા ' +
        'આપણા નાના પૂજાખંડમાં થઈ શકે; આશરે એક કલાક, અને બે પરિવાર સવાર વહેંચી શકે. સોપારી, પાંચ ' +
        'નાગરવેલનાં પાન, ગોળ, ચોખા અને લાલ કપડું લેતા આવજો. પ્રસાદના લાડુ ગુરુવાર સુધીમાં રસોડે લખાવી ' +
        'શકાશે. દક્ષિણા £51; મુહૂર્ત મહારાજ સાથે નક્કી કરીશું.',
    },
    picture: 'ganesh-sthapan.png',
  },
  {
    name: 'Rudrabhishek',
    description:
      'Mondays of Shravan and every Pradosh, 6.30 am or 6 pm: milk, honey, curd, ghee and water poured ' +
      'to the sound of the Rudri. One and a quarter hours; up to five families sit together and each ' +
      'pours in turn. Bring milk in a steel pot, bilva leaves if you have a friend with a tree, and ' +
      'come fasting if you can. Chairs are ready for knees that no longer fold. Suggested gift £31 for ' +
      'a family, £251 for a Laghu Rudra with eleven reciters.',
    gu: {
      name: 'રુદ્રાભિષેક',
      description:
        'શ્રાવણના સોમવારે અને દરેક પ્રદોષે, સવારે 6.30 અથવા સાંજે 6 વાગ્યે: રુદ્રીના પાઠ સાથે દૂધ, દહીં, ' +
        'ઘી, મધ અને જળનો અભિષેક. સવા કલાકની આ પૂજામાં પાંચ પરિવાર સાથે બેસે અને સૌ વારાફરતી અભિષેક કરે. ' +
        'દૂધ સ્ટીલના લોટામાં લાવજો, બીલીપત્ર મળે તો સાથે, અને બને તો ઉપવાસ રાખીને આવજો. ઘૂંટણની તકલીફ હોય ' +
        'તો ખુરશી તૈયાર છે. પરિવાર દીઠ £31; અગિયાર ભૂદેવો સાથેના લઘુરુદ્રના £251.',
    },
    picture: 'rudrabhishek.png',
  },
  {
    name: 'Host an Evening Arti',
    description:
      'Hold the plate yourself for one evening: a birthday, an anniversary, or somebody you miss. The ' +
      'video shows how it goes. Come at 7 pm to light the lamps with the pujari; the arti is at 7.30 and ' +
      'prasad follows. We provide the plate, ghee and wicks; bring fruit or a box of penda, and the ' +
      'grandchildren. Suggested gift £11, or nothing at all in a hard month. Write your name on the ' +
      'calendar at the pooja table a week before.',
    gu: {
      name: 'આરતીના યજમાન',
      description:
        'જન્મદિવસ, લગ્નતિથિ કે સ્વજનની યાદ: એક સાંજ તમે પોતે આરતી ઉતારો. કેવી રીતે થાય છે તે આ વીડિયોમાં ' +
        'જોઈ શકશો. સાંજે 7 વાગ્યે આવીને મહારાજ સાથે દીવા પ્રગટાવો; 7.30 વાગ્યે આરતી અને પછી પ્રસાદ. થાળી, ' +
        'ઘી અને દિવેટ અમારા તરફથી; ફળ કે પેંડા લેતા આવજો, અને પૌત્ર-પૌત્રીઓને પણ. યથાશક્તિ £11; તકલીફ હોય ' +
        'તો કશું નહીં. અઠવાડિયા પહેલાં પૂજાના ટેબલ પરના કૅલેન્ડરમાં નામ લખાવશો.',
    },
    video: 'arti.mp4',
    poster: 'poster-arti.png',
  },
  {
    name: 'Navchandi Havan',
    description:
      'Once a year the whole Samaj sits round one fire: nine readings of the Chandi Path for peace in ' +
      'our homes, with ahuti by every family. The second Sunday of Chaitra, 8 am to 1.30 pm, under the ' +
      'canopy behind the hall, and lunch after the shrifal is offered. Seats at the kund for sixteen ' +
      'couples at £101; all others are welcome to offer samagri from the side, free. Cotton clothes ' +
      'only, please, and no long dupattas near the flames.',
    gu: {
      name: 'નવચંડી હવન',
      description:
        'વર્ષમાં એક વાર આખો સમાજ એક જ હવનકુંડ ફરતે બેસે છે: ઘર-ઘરની શાંતિ માટે ચંડીપાઠના નવ પાઠ અને દરેક ' +
        'પરિવારના હાથે આહુતિ. ચૈત્ર મહિનાના બીજા રવિવારે સવારે 8થી બપોરે 1.30, હૉલ પાછળના મંડપમાં; ' +
        'શ્રીફળ હોમાયા પછી મહાપ્રસાદ. કુંડ પાસે સોળ દંપતી બેસી શકે, £101; બાકીના સૌ બાજુમાંથી વિના મૂલ્યે ' +
        'આહુતિ આપી શકે. સુતરાઉ કપડાં પહેરજો અને લાંબી ઓઢણી અગ્નિથી દૂર રાખજો.',
    },
    picture: 'havan.png',
  },
  {
    name: 'Kitchen Seva: Annakshetra',
    description:
      'Two hundred hot meals every Thursday, for students, for the night shelter and for anyone who ' +
      'comes to the hatch; nobody is asked why. Sponsor a day for £180, a sack of rice for £28, or give ' +
      'what is better still: two hours at the chopping board, from 4 pm or from 6 pm. Aprons and hats ' +
      'are here, rings and bangles stay at home. We teach food hygiene on the first evening. Ask for ' +
      'the kitchen team at the desk.',
    gu: {
      name: 'રસોડાની સેવા: અન્નક્ષેત્ર',
      description:
        'દર ગુરુવારે બસો થાળી ગરમ ભોજન: વિદ્યાર્થીઓ માટે, રાતવાસાના આશ્રયસ્થાન માટે અને બારીએ આવનાર કોઈ ' +
        'પણ માટે; કારણ કોઈને પુછાતું નથી. એક દિવસના યજમાન £180, ચોખાની એક ગૂણ £28, અથવા એથીય સારું: સાંજે ' +
        '4 કે 6 વાગ્યાથી બે કલાક શાક સમારવા આવો! એપ્રન અને ટોપી અહીં છે; વીંટી-બંગડી ઘરે રાખજો. ' +
        'સ્વચ્છતાના નિયમો પહેલી સાંજે શીખવીશું. ઑફિસમાં રસોડાની ટુકડી વિશે પૂછશો.',
    },
    picture: 'kitchen-seva.png',
  },
  {
    name: 'Satyanarayan Katha',
    description:
      'Five chapters, one plate of sheero and a full sitting room: the katha for a new baby, a new job ' +
      'or simply a good year. Every Poonam at 6 pm in the prayer hall, about an hour and a half, or at ' +
      'your home on a day that suits. Bring fruit, milk, a banana leaf if you can find one, and two and ' +
      'a quarter measures of semolina, sugar and ghee. At the hall £21 a family, at home £75. The book ' +
      'lies open in Gujarati and in English.',
    gu: {
      name: 'સત્યનારાયણની કથા',
      description:
        'પાંચ અધ્યાય, શીરાનો પ્રસાદ અને ભર્યું ઘર: બાળકનો જન્મ, નવી નોકરી કે સારા વરસનો આભાર, કથા તો ' +
        'કરાવવી જ પડે! દર પૂનમે સાંજે 6 વાગ્યે પ્રાર્થના ખંડમાં, આશરે દોઢ કલાક; અથવા અનુકૂળ દિવસે તમારે ' +
        'ઘેર. ફળ, દૂધ, મળે તો કેળનું પાન, અને સવાયા માપે રવો, ખાંડ અને ઘી લેતા આવજો. હૉલમાં પરિવાર દીઠ ' +
        '£21, ઘેર £75. કથાની ચોપડી ગુજરાતી અને અંગ્રેજી બંનેમાં રાખી છે.',
    },
    picture: 'satyanarayan-katha.png',
  },
  {
    name: 'Annakut Seva',
    description:
      'One hundred and eight dishes for the New Year darshan, and each has a name beside it. Choose a ' +
      'sweet, a farsan or a shaak from the list by the notice board and cook it at home without onion ' +
      'and garlic, or sponsor one for £25 and our kitchen makes it. Volunteers carry and arrange from ' +
      '6.30 am; the curtain opens at 10. Write the dish and any nuts on the label. The prasad is boxed ' +
      'at 4 pm and taken to three care homes.',
    gu: {
      name: 'અન્નકૂટ સેવા',
      description:
        'બેસતા વરસનાં દર્શન માટે એકસો આઠ વાનગી, અને દરેકની બાજુમાં યજમાનનું નામ. નોટિસ બોર્ડ પાસેની ' +
        'યાદીમાંથી મીઠાઈ, ફરસાણ કે શાક પસંદ કરી ડુંગળી-લસણ વગર ઘરે બનાવો, અથવા £25 આપો તો આપણું રસોડું ' +
        'બનાવી દેશે. સવારે 6.30 વાગ્યાથી ગોઠવણીની સેવા; 10 વાગ્યે પડદો ખૂલશે. કાપલી પર વાનગીનું નામ લખજો, ' +
        'અને બદામ-કાજુ હોય તો ખાસ. સાંજે 4 વાગ્યે પ્રસાદના ડબ્બા ભરીને ત્રણ કૅર હોમમાં પહોંચાડીશું.',
    },
    picture: 'annakut-seva.png',
  },
];
