// biome-ignore lint: skeleton
export class ReplyFactsService {
  [name: string]: any;
}
