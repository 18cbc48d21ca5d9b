import { carromEvening } from './scenes-carrom.ts';
import { cricket } from './scenes-cricket.ts';
import { diwali, sharadPoonam } from './scenes-diwali.ts';
import { ganeshChaturthi, ramNavami } from './scenes-ganesh.ts';
import { treePlanting } from './scenes-garden.ts';
import { healthCheck, womensDay } from './scenes-health.ts';
import { holi, rathYatra } from './scenes-holi.ts';
import { janmashtami, rakshaBandhan } from './scenes-janmashtami.ts';
import { coachTrip, yogaMorning } from './scenes-journeys.ts';
import { cookingClass } from './scenes-kitchen.ts';
import { uttarayan } from './scenes-kites.ts';
import { bloodDonation, seniorLunch } from './scenes-lunch.ts';
import { springMela } from './scenes-mela.ts';
import { dandiyaWorkshop, navratri } from './scenes-navratri.ts';
import { gujaratiSchool } from './scenes-school.ts';
import { bhajan, mahashivratri } from './scenes-shivratri.ts';

/** Every demo picture by its file name without the ending. */
export const SCENES: Readonly<Record<string, () => string>> = {
  'bhajan-evening': bhajan,
  'blood-donation': bloodDonation,
  'carrom-evening': carromEvening,
  'coach-trip': coachTrip,
  'cooking-class': cookingClass,
  'cricket-cup': cricket,
  'dandiya-workshop': dandiyaWorkshop,
  'diwali-annakut': diwali,
  'ganesh-chaturthi': ganeshChaturthi,
  'gujarati-school': gujaratiSchool,
  'health-check': healthCheck,
  holi,
  janmashtami,
  mahashivratri,
  'navratri-garba': navratri,
  'raksha-bandhan': rakshaBandhan,
  'ram-navami': ramNavami,
  'rath-yatra': rathYatra,
  'senior-lunch': seniorLunch,
  'sharad-poonam': sharadPoonam,
  'spring-mela': springMela,
  'tree-planting': treePlanting,
  uttarayan,
  'womens-day': womensDay,
  'yoga-morning': yogaMorning,
};
