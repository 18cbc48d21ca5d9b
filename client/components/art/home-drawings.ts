import donation from './donation.svg?url';
import type { DrawingFile } from './drawing.tsx';
import events from './events.svg?url';
import guruPortrait from './guru-portrait.svg?url';
import hallScene from './hall-scene.svg?url';
import members from './members.svg?url';
import plainDonation from './plain-donation.svg?url';
import plainEvents from './plain-events.svg?url';
import rings from './rings.svg?url';
import templeScene from './temple-scene.svg?url';
import treeScene from './tree-scene.svg?url';
import varmala from './varmala.svg?url';

/** Of the home page and a few others: apart, since their addresses are as many bytes of every page that has them. */
export const HOME_DRAWINGS = {
  /** A temple at sundown: five spires with pennants before the sun's disc, lamps along the steps. */
  temple: { src: templeScene, width: 560, height: 497 },
  /** A hall with lit windows before the same disc, bunting, families on the way in. */
  hall: { src: hallScene, width: 560, height: 497 },
  /** A large tree before the same disc, with coloured leaves and people in its shade. */
  tree: { src: treeScene, width: 560, height: 497 },
  /** A guru in a saffron robe before a sun of petals; round. */
  guru: { src: guruPortrait, width: 400, height: 400 },
  /** Two wedding garlands, one over the other, as bride and groom exchange them. */
  varmala: { src: varmala, plain: rings, width: 180, height: 124 },
  /** A calendar with a lamp on its date. */
  events: { src: events, plain: plainEvents, width: 52, height: 52 },
  /** Three people, shoulder to shoulder. */
  members: { src: members, width: 52, height: 52 },
  /** A heart with a lamp's flame, held in an open hand. */
  donation: { src: donation, plain: plainDonation, width: 52, height: 52 },
} satisfies Record<string, DrawingFile>;
