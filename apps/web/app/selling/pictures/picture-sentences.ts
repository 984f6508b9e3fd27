/** What was done with pictures last, by the name that the address carries where there is no script. */
export const pictureSentences = {
  'picture.add': 'The picture is added.',
  'picture.remove': 'The picture is removed.',
  'picture.cover': 'It is the cover now.',
  'picture.move': 'The picture is moved.',
  'picture.blur': 'It is blurred.',
};
