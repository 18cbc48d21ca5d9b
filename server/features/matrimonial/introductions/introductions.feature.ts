import { Permission } from '../../../../rules/permissions.ts';
import { defineFeature } from '../../feature.ts';
import { Introduction } from './introduction.entity.ts';
import { IntroductionBoardService } from './introduction-board.service.ts';
import { IntroductionNote } from './introduction-note.entity.ts';
import { IntroductionSteps } from './introduction-steps.ts';
import { IntroductionsResolver } from './introductions.resolver.ts';

declare module '../../services.ts' {
  interface Services {
    introductionBoard: IntroductionBoardService;
    introductionSteps: IntroductionSteps;
  }
}

/** The introductions that the matrimonial officer looks after. */
export const introductions = defineFeature({
  name: 'matrimonial/introductions',
  part: 'matrimonial',
  entities: [Introduction, IntroductionNote],
  build({ dataSource }, { audit, users, matrimonialSettings: settings }) {
    const board = new IntroductionBoardService({ dataSource, audit, users });
    return {
      services: { introductionBoard: board, introductionSteps: new IntroductionSteps(settings) },
      today: { permission: Permission.MANAGE_MATRIMONIALS, waiting: () => board.waiting() },
      resolvers: [new IntroductionsResolver(board)],
    };
  },
});
