// biome-ignore lint: skeleton
export class OfficeReplyService {
  [name: string]: any;
}
