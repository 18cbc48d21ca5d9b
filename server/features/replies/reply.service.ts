// biome-ignore lint: skeleton
export class ReplyService {
  [name: string]: any;
}
