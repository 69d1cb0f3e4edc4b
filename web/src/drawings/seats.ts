/** Seats are red, yellow, green, blue, orange in every game, each with a pattern of its own. */
export interface SeatLook {
  name: 'red' | 'yellow' | 'green' | 'blue' | 'orange';
  colour: string;
  flag: string; // the pattern on the small flag, on 32 x 24
  pennant: string; // the pattern on the large pennant, on 48 x 64
}

export const SEAT_LOOKS: SeatLook[] = [
  { name: 'red', colour: '#e5484d', flag: '', pennant: '' },
  {
    name: 'yellow',
    colour: '#f2c14e',
    flag: '<path d="M9 0h3.5v24H9zM16 0h3.5v24H16z" fill="#7a5200"/>',
    pennant: '<path d="M0 14h48v8H0zM0 32h48v8H0z" fill="#7a5200"/>',
  },
  {
    name: 'green',
    colour: '#4fbf7b',
    flag: '<path d="M7 0l8 11.5l-8 11.5v-6.5l3.5 -5l-3.5 -5zM14 2l7 9.5l-7 9.5v-6l2.7 -3.5l-2.7 -3.5z" fill="#11562f"/>',
    pennant: '<path d="M0 6l24 16l24 -16v10l-24 16l-24 -16zM0 26l24 16l24 -16v10l-24 16l-24 -16z" fill="#11562f"/>',
  },
  {
    name: 'blue',
    colour: '#4f9de8',
    flag: '<g fill="#0f4178"><circle cx="9" cy="8" r="1.9"/><circle cx="9" cy="15" r="1.9"/><circle cx="14.5" cy="11.5" r="1.9"/><circle cx="20.5" cy="11.5" r="1.6"/></g>',
    pennant:
      '<g fill="#0f4178"><circle cx="14" cy="15" r="5"/><circle cx="34" cy="15" r="5"/><circle cx="24" cy="28" r="5"/><circle cx="14" cy="41" r="5"/><circle cx="34" cy="41" r="5"/></g>',
  },
  {
    name: 'orange',
    colour: '#f08a4b',
    flag: '<path d="M10 0h3.6v24h-3.6zM4 9.7h26v3.6H4z" fill="#8a3208"/>',
    pennant: '<path d="M20 0h8v64h-8zM0 20h48v8H0z" fill="#8a3208"/>',
  },
];

export const seatLook = (seat: number): SeatLook => SEAT_LOOKS[seat % SEAT_LOOKS.length];
