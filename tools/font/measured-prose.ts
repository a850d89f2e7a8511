/**
 * Ordinary prose by which the typeface is measured: the first article of the Universal Declaration
 * of Human Rights in five languages. It belongs to no site, so that the measures do not change when
 * the texts of a site change.
 */
export const prose = [
  'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.',
  'Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón y conciencia, deben comportarse fraternalmente los unos con los otros.',
  'Tous les êtres humains naissent libres et égaux en dignité et en droits. Ils sont doués de raison et de conscience et doivent agir les uns envers les autres dans un esprit de fraternité.',
  'Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geist der Brüderlichkeit begegnen.',
  'Ang lahat ng tao’y isinilang na malaya at pantay-pantay sa karangalan at mga karapatan. Sila’y pinagkalooban ng katwiran at budhi at dapat magpalagayan ang isa’t isa sa diwa ng pagkakapatiran.',
].join(' ');
