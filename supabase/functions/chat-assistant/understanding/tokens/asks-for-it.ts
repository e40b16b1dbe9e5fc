/** Behind a name: "no, the app one I asked" */
export const asksForIt =
  /^(?:(?:one|course|program|programme|training|wala|wali) )?i (?:(?:have |had |am |was )*(?:just |only )*(?:asked|asking|ask|mean|meant|said|talking|want|wanted))\b/;
