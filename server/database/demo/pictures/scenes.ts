import { artiFrame } from './film-arti.ts';
import { garbaFrame } from './film-garba.ts';
import { welcomeFrame } from './film-welcome.ts';
import { BRIDES } from './portrait-brides.ts';
import { GROOMS } from './portrait-grooms.ts';
import { PORTRAITS } from './portrait-people.ts';
import { annakutSeva, flowerSeva } from './scenes-annakut.ts';
import { carromEvening } from './scenes-carrom.ts';
import { cricket } from './scenes-cricket.ts';
import { diwali, sharadPoonam } from './scenes-diwali.ts';
import { ganeshChaturthi, ramNavami } from './scenes-ganesh.ts';
import { treePlanting } from './scenes-garden.ts';
import { grihaPravesh } from './scenes-griha-pravesh.ts';
import { havan } from './scenes-havan.ts';
import { healthCheck, womensDay } from './scenes-health.ts';
import { holi, rathYatra } from './scenes-holi.ts';
import { janmashtami, rakshaBandhan } from './scenes-janmashtami.ts';
import { coachTrip, yogaMorning } from './scenes-journeys.ts';
import { cookingClass } from './scenes-kitchen.ts';
import { kitchenSeva } from './scenes-kitchen-seva.ts';
import { uttarayan } from './scenes-kites.ts';
import { bloodDonation, seniorLunch } from './scenes-lunch.ts';
import { springMela } from './scenes-mela.ts';
import { dandiyaWorkshop, navratri } from './scenes-navratri.ts';
import { noticeArti, noticeFaral } from './scenes-notices.ts';
import { ganeshSthapan, satyanarayanKatha } from './scenes-pooja-rites.ts';
import { rudrabhishek } from './scenes-rudrabhishek.ts';
import { gujaratiSchool } from './scenes-school.ts';
import { bhajan, mahashivratri } from './scenes-shivratri.ts';
import { childrensShow, dandiyaRaas } from './scenes-stage.ts';
import { goldenMile, rathYatraDrums } from './scenes-streets.ts';
import { noticeVaccination } from './scenes-vaccination.ts';
import { vehiclePooja } from './scenes-vehicle-pooja.ts';

/** Every demo picture by its file name without the ending. */
export const SCENES: Readonly<Record<string, () => string>> = {
  ...PORTRAITS,
  ...BRIDES,
  ...GROOMS,
  'annakut-seva': annakutSeva,
  'bhajan-evening': bhajan,
  'blood-donation': bloodDonation,
  'carrom-evening': carromEvening,
  'coach-trip': coachTrip,
  'cooking-class': cookingClass,
  'cricket-cup': cricket,
  'dandiya-workshop': dandiyaWorkshop,
  'diwali-annakut': diwali,
  'flower-seva': flowerSeva,
  'ganesh-chaturthi': ganeshChaturthi,
  'ganesh-sthapan': ganeshSthapan,
  'griha-pravesh': grihaPravesh,
  'gujarati-school': gujaratiSchool,
  havan,
  'health-check': healthCheck,
  holi,
  janmashtami,
  'kitchen-seva': kitchenSeva,
  'link-childrens-show': childrensShow,
  'link-dandiya-raas': dandiyaRaas,
  'link-golden-mile': goldenMile,
  'link-rath-yatra': rathYatraDrums,
  mahashivratri,
  'navratri-garba': navratri,
  'notice-arti': noticeArti,
  'notice-faral': noticeFaral,
  'notice-vaccination': noticeVaccination,
  'raksha-bandhan': rakshaBandhan,
  'ram-navami': ramNavami,
  'rath-yatra': rathYatra,
  rudrabhishek,
  'satyanarayan-katha': satyanarayanKatha,
  'senior-lunch': seniorLunch,
  'sharad-poonam': sharadPoonam,
  'spring-mela': springMela,
  'tree-planting': treePlanting,
  uttarayan,
  'vehicle-pooja': vehiclePooja,
  'womens-day': womensDay,
  'yoga-morning': yogaMorning,
};

/** Moments of the demo films by file name, in the films' shape. */
export const POSTERS: Readonly<Record<string, () => string>> = {
  'poster-arti': () => artiFrame(0.07),
  'poster-garba': () => garbaFrame(0.05),
  'poster-welcome': () => welcomeFrame(1),
};
