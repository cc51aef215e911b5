/** An order that the pool still has and that has moved on meanwhile: it leaves the pool first, then the rule is asked again. */
export class StaleOrder extends Error {
  override name = 'StaleOrder';
  readonly billNo: string;

  constructor(billNo: string) {
    super(`order ${billNo} is no longer open`);
    this.billNo = billNo;
  }
}
