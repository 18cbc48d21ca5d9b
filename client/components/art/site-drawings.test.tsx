import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { AssociationContext, UNKNOWN_ASSOCIATION } from '../page/association.ts';
import { OpeningPicture } from '../page/opening-picture.tsx';
import { Drawing } from './drawing.tsx';
import emptyList from './empty-list.svg?url';
import hallScene from './hall-scene.svg?url';
import plainList from './plain-list.svg?url';
import templeScene from './temple-scene.svg?url';
import { Toran } from './toran.tsx';
import treeScene from './tree-scene.svg?url';

it.each([
  ['temple', [templeScene, emptyList], 1],
  ['hall', [hallScene, plainList], 1],
  ['tree', [treeScene, plainList], 1],
  ['none', [plainList], 0],
])(
  'an association that chose "%s" has its drawing, its garland, and lamps only with the temple',
  async (drawings, pictures, garlands) => {
    await showScreen(
      <AssociationContext value={{ ...UNKNOWN_ASSOCIATION, drawings }}>
        <OpeningPicture />
        <Drawing of="emptyList" />
        <Toran />
      </AssociationContext>,
    );
    expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(pictures);
    // What hangs is a background, which the DOM of tests does not keep.
    expect(document.querySelectorAll('.not-printed')).toHaveLength(garlands);
  },
);
