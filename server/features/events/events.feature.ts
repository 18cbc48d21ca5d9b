import { InputType } from 'type-graphql';
import { ContentFileType, eventRules } from '../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { PicturedInput } from '../content/content.inputs.ts';
import type { ContentService } from '../content/content.service.ts';
import { namedAfter } from '../content/content-kind.ts';
import { defineContentFeature } from '../content/define-content-feature.ts';
