/**
 * The 210 television markets of the United States (designated market areas), each with its centre
 * cities and how far it reaches against its neighbours: 1 is usual, larger where one station serves
 * a wide country. A place belongs to the market whose centre is nearest after dividing by its reach.
 */
const table = `
500|Portland-Auburn|Portland ME,Auburn ME|1
501|New York|New York NY,Newark NJ,Poughkeepsie NY,Toms River NJ,Riverhead NY|1.15
502|Binghamton|Binghamton NY|0.85
503|Macon|Macon GA|0.9
504|Philadelphia|Philadelphia PA,Wilmington DE,Trenton NJ,Reading PA,Allentown PA,Vineland NJ|1
505|Detroit|Detroit MI,Ann Arbor MI,Port Huron MI|1.1
506|Boston (Manchester)|Boston MA,Manchester NH,Worcester MA,Keene NH,Hyannis MA|1.05
507|Savannah|Savannah GA|1
508|Pittsburgh|Pittsburgh PA,Greensburg PA|1.2
509|Fort Wayne|Fort Wayne IN|1
510|Cleveland-Akron (Canton)|Cleveland OH,Akron OH,Canton OH,Mansfield OH|1.1
511|Washington, DC (Hagerstown)|Washington DC,Hagerstown MD,Fredericksburg VA,Winchester VA,Cumberland MD|1
512|Baltimore|Baltimore MD,Westminster MD|0.9
513|Flint-Saginaw-Bay City|Flint MI,Saginaw MI|1
514|Buffalo|Buffalo NY,Olean NY|1.1
515|Cincinnati|Cincinnati OH|1.05
516|Erie|Erie PA|0.9
517|Charlotte|Charlotte NC,Hickory NC|1.05
518|Greensboro-High Point-Winston-Salem|Greensboro NC,Winston Salem NC|1
519|Charleston, SC|Charleston SC|1
520|Augusta|Augusta GA|1
521|Providence-New Bedford|Providence RI,New Bedford MA|0.9
522|Columbus, GA|Columbus GA|0.95
523|Burlington-Plattsburgh|Burlington VT,Plattsburgh NY,Montpelier VT,White River Junction VT|1.1
524|Atlanta|Atlanta GA,Athens GA,Rome GA|1.35
525|Albany, GA|Albany GA|1
526|Utica|Utica NY|0.8
527|Indianapolis|Indianapolis IN,Kokomo IN,Muncie IN,Bloomington IN|1.1
528|Miami-Fort Lauderdale|Miami FL,Fort Lauderdale FL,Key West FL|1
529|Louisville|Louisville KY|1.1
530|Tallahassee-Thomasville|Tallahassee FL,Thomasville GA|1.1
531|Tri-Cities, TN-VA|Bristol TN,Kingsport TN,Johnson City TN|1
532|Albany-Schenectady-Troy|Albany NY,Glens Falls NY,Pittsfield MA|1.1
533|Hartford & New Haven|Hartford CT,New Haven CT,Waterbury CT,Norwich CT|0.95
534|Orlando-Daytona Beach-Melbourne|Orlando FL,Daytona Beach FL,Melbourne FL,Ocala FL|1
535|Columbus, OH|Columbus OH|1.15
536|Youngstown|Youngstown OH|0.85
537|Bangor|Bangor ME|1.3
538|Rochester, NY|Rochester NY|0.95
539|Tampa-St. Petersburg (Sarasota)|Tampa FL,Saint Petersburg FL,Sarasota FL,Lakeland FL|1
540|Traverse City-Cadillac|Traverse City MI,Cadillac MI,Petoskey MI|1.15
541|Lexington|Lexington KY,Hazard KY|1.1
542|Dayton|Dayton OH|0.9
543|Springfield-Holyoke|Springfield MA|0.8
544|Norfolk-Portsmouth-Newport News|Norfolk VA,Newport News VA,Elizabeth City NC|1.1
545|Greenville-New Bern-Washington|Greenville NC,New Bern NC|1.05
546|Columbia, SC|Columbia SC|1
547|Toledo|Toledo OH|1
548|West Palm Beach-Fort Pierce|West Palm Beach FL,Fort Pierce FL|0.95
549|Watertown|Watertown NY,Canton NY|1
550|Wilmington|Wilmington NC|0.95
551|Lansing|Lansing MI|0.9
552|Presque Isle|Presque Isle ME|1
553|Marquette|Marquette MI,Iron Mountain MI|1.4
554|Wheeling-Steubenville|Wheeling WV|0.8
555|Syracuse|Syracuse NY|1.05
556|Richmond-Petersburg|Richmond VA|1.1
557|Knoxville|Knoxville TN|1.1
558|Lima|Lima OH|0.6
559|Bluefield-Beckley-Oak Hill|Bluefield WV,Beckley WV|0.95
560|Raleigh-Durham (Fayetteville)|Raleigh NC,Durham NC,Fayetteville NC,Rocky Mount NC|1
561|Jacksonville|Jacksonville FL,Brunswick GA|1.05
563|Grand Rapids-Kalamazoo-Battle Creek|Grand Rapids MI,Kalamazoo MI,Muskegon MI|1
564|Charleston-Huntington|Charleston WV,Huntington WV|1.2
565|Elmira (Corning)|Elmira NY|0.7
566|Harrisburg-Lancaster-Lebanon-York|Harrisburg PA,Lancaster PA,York PA|0.95
567|Greenville-Spartanburg-Asheville-Anderson|Greenville SC,Spartanburg SC,Asheville NC,Anderson SC|1.05
569|Harrisonburg|Harrisonburg VA|0.6
570|Myrtle Beach-Florence|Myrtle Beach SC,Florence SC|0.95
571|Fort Myers-Naples|Fort Myers FL,Naples FL|1
573|Roanoke-Lynchburg|Roanoke VA,Lynchburg VA|1.05
574|Johnstown-Altoona|Johnstown PA,Altoona PA,State College PA|1
575|Chattanooga|Chattanooga TN|0.95
576|Salisbury|Salisbury MD|0.9
577|Wilkes-Barre-Scranton|Wilkes Barre PA,Scranton PA,Williamsport PA|1.1
581|Terre Haute|Terre Haute IN|0.9
582|Lafayette, IN|Lafayette IN|0.55
583|Alpena|Alpena MI|0.6
584|Charlottesville|Charlottesville VA|0.6
588|South Bend-Elkhart|South Bend IN|0.95
592|Gainesville|Gainesville FL|0.7
596|Zanesville|Zanesville OH|0.45
597|Parkersburg|Parkersburg WV|0.55
598|Clarksburg-Weston|Clarksburg WV|1
600|Corpus Christi|Corpus Christi TX|1.1
602|Chicago|Chicago IL,Joliet IL,Gary IN,Michigan City IN|1.15
603|Joplin-Pittsburg|Joplin MO|1
604|Columbia-Jefferson City|Columbia MO,Jefferson City MO|1
605|Topeka|Topeka KS,Manhattan KS|0.95
606|Dothan|Dothan AL|0.9
609|St. Louis|Saint Louis MO|1.5
610|Rockford|Rockford IL|0.75
611|Rochester-Mason City-Austin|Rochester MN,Mason City IA|1
612|Shreveport|Shreveport LA,Texarkana TX|1.2
613|Minneapolis-St. Paul|Minneapolis MN,Saint Cloud MN,Alexandria MN,Bemidji MN|1.4
616|Kansas City|Kansas City MO|1.15
617|Milwaukee|Milwaukee WI|1
618|Houston|Houston TX|1.35
619|Springfield, MO|Springfield MO|1.2
622|New Orleans|New Orleans LA|1.1
623|Dallas-Fort Worth|Dallas TX,Fort Worth TX|1.6
624|Sioux City|Sioux City IA,Norfolk NE|1.05
625|Waco-Temple-Bryan|Waco TX,Killeen TX,Bryan TX|0.85
626|Victoria|Victoria TX|0.5
627|Wichita Falls & Lawton|Wichita Falls TX,Lawton OK|1
628|Monroe-El Dorado|Monroe LA,El Dorado AR|1
630|Birmingham (Anniston & Tuscaloosa)|Birmingham AL,Anniston AL,Tuscaloosa AL|1.05
631|Ottumwa-Kirksville|Ottumwa IA,Kirksville MO|0.75
632|Paducah-Cape Girardeau-Harrisburg|Paducah KY,Cape Girardeau MO,Harrisburg IL|1.05
633|Odessa-Midland|Odessa TX,Midland TX,Fort Stockton TX|1.2
634|Amarillo|Amarillo TX|1.5
635|Austin|Austin TX|1
636|Harlingen-Weslaco-Brownsville-McAllen|Harlingen TX,Mcallen TX|1
637|Cedar Rapids-Waterloo-Iowa City-Dubuque|Cedar Rapids IA,Waterloo IA,Dubuque IA|1
638|St. Joseph|Saint Joseph MO|0.5
639|Jackson, TN|Jackson TN|0.6
640|Memphis|Memphis TN|1.15
641|San Antonio|San Antonio TX|1.4
642|Lafayette, LA|Lafayette LA|0.9
643|Lake Charles|Lake Charles LA|0.75
644|Alexandria, LA|Alexandria LA|0.8
647|Greenwood-Greenville|Greenwood MS,Greenville MS|0.9
648|Champaign & Springfield-Decatur|Champaign IL,Springfield IL,Decatur IL|1
649|Evansville|Evansville IN|1
650|Oklahoma City|Oklahoma City OK|1.6
651|Lubbock|Lubbock TX|1.2
652|Omaha|Omaha NE|1
656|Panama City|Panama City FL|0.9
657|Sherman-Ada|Sherman TX,Ada OK|0.65
658|Green Bay-Appleton|Green Bay WI,Appleton WI|1.05
659|Nashville|Nashville TN|1.35
661|San Angelo|San Angelo TX|0.9
662|Abilene-Sweetwater|Abilene TX|1.05
669|Madison|Madison WI|1
670|Fort Smith-Fayetteville-Springdale-Rogers|Fort Smith AR,Fayetteville AR|1
671|Tulsa|Tulsa OK|1.2
673|Columbus-Tupelo-West Point|Columbus MS,Tupelo MS|1
675|Peoria-Bloomington|Peoria IL,Bloomington IL|0.9
676|Duluth-Superior|Duluth MN|1.5
678|Wichita-Hutchinson Plus|Wichita KS,Hutchinson KS,Garden City KS,Hays KS,Goodland KS|1.4
679|Des Moines-Ames|Des Moines IA,Fort Dodge IA|1.2
682|Davenport-Rock Island-Moline|Davenport IA|1.05
686|Mobile-Pensacola (Fort Walton Beach)|Mobile AL,Pensacola FL|1.1
687|Minot-Bismarck-Dickinson|Minot ND,Bismarck ND,Dickinson ND,Williston ND|1.2
691|Huntsville-Decatur (Florence)|Huntsville AL,Florence AL|0.95
692|Beaumont-Port Arthur|Beaumont TX|0.75
693|Little Rock-Pine Bluff|Little Rock AR,Pine Bluff AR|1.4
698|Montgomery (Selma)|Montgomery AL|1
702|La Crosse-Eau Claire|La Crosse WI,Eau Claire WI|1
705|Wausau-Rhinelander|Wausau WI,Rhinelander WI|1
709|Tyler-Longview (Lufkin & Nacogdoches)|Tyler TX,Longview TX,Lufkin TX|0.95
710|Hattiesburg-Laurel|Hattiesburg MS|0.75
711|Meridian|Meridian MS|0.8
716|Baton Rouge|Baton Rouge LA|0.95
717|Quincy-Hannibal-Keokuk|Quincy IL|0.95
718|Jackson, MS|Jackson MS|1.2
722|Lincoln & Hastings-Kearney|Lincoln NE,Hastings NE,Kearney NE|1.25
724|Fargo-Valley City|Fargo ND,Valley City ND,Grand Forks ND|1.3
725|Sioux Falls (Mitchell)|Sioux Falls SD,Mitchell SD,Pierre SD|1.35
734|Jonesboro|Jonesboro AR|0.7
736|Bowling Green|Bowling Green KY|0.6
737|Mankato|Mankato MN|0.55
740|North Platte|North Platte NE|0.6
743|Anchorage|Anchorage AK|1.5
744|Honolulu|Honolulu HI,Hilo HI,Kahului HI,Lihue HI|1
745|Fairbanks|Fairbanks AK|0.9
746|Biloxi-Gulfport|Biloxi MS,Gulfport MS|0.65
747|Juneau|Juneau AK|1
749|Laredo|Laredo TX|0.7
751|Denver|Denver CO,Fort Collins CO,Steamboat Springs CO,Sterling CO,Glenwood Springs CO|1.3
752|Colorado Springs-Pueblo|Colorado Springs CO,Pueblo CO|1.05
753|Phoenix (Prescott)|Phoenix AZ,Prescott AZ,Flagstaff AZ,Show Low AZ|1.3
754|Butte-Bozeman|Butte MT,Bozeman MT|1
755|Great Falls|Great Falls MT,Havre MT|1.2
756|Billings|Billings MT|1.5
757|Boise|Boise ID|1.5
758|Idaho Falls-Pocatello|Idaho Falls ID,Pocatello ID|1.05
759|Cheyenne-Scottsbluff|Cheyenne WY,Scottsbluff NE|0.75
760|Twin Falls|Twin Falls ID|0.7
762|Missoula|Missoula MT,Kalispell MT|1.1
764|Rapid City|Rapid City SD,Sheridan WY|1.2
765|El Paso (Las Cruces)|El Paso TX,Las Cruces NM|1
766|Helena|Helena MT|0.6
767|Casper-Riverton|Casper WY,Riverton WY|1.1
770|Salt Lake City|Salt Lake City UT,Saint George UT,Cedar City UT,Elko NV,Evanston WY,Moab UT|1.3
771|Yuma-El Centro|Yuma AZ,El Centro CA|0.7
773|Grand Junction-Montrose|Grand Junction CO,Montrose CO|0.75
789|Tucson (Sierra Vista)|Tucson AZ,Sierra Vista AZ|1
790|Albuquerque-Santa Fe|Albuquerque NM,Santa Fe NM,Farmington NM,Roswell NM,Gallup NM,Durango CO|1.3
798|Glendive|Glendive MT|0.5
800|Bakersfield|Bakersfield CA|0.85
801|Eugene|Eugene OR,Roseburg OR,Coos Bay OR|0.9
802|Eureka|Eureka CA|1
803|Los Angeles|Los Angeles CA,San Bernardino CA,Victorville CA,Lancaster CA,Oxnard CA,Santa Ana CA|1.1
804|Palm Springs|Palm Springs CA,Indio CA|0.7
807|San Francisco-Oakland-San Jose|San Francisco CA,San Jose CA,Santa Rosa CA,Concord CA,Ukiah CA|1.1
810|Yakima-Pasco-Richland-Kennewick|Yakima WA,Pasco WA,Pendleton OR|1
811|Reno|Reno NV,Winnemucca NV,Susanville CA|1.1
813|Medford-Klamath Falls|Medford OR,Klamath Falls OR|1
819|Seattle-Tacoma|Seattle WA,Tacoma WA,Bellingham WA,Wenatchee WA,Port Angeles WA|1.1
820|Portland, OR|Portland OR,Salem OR,Astoria OR,La Grande OR,The Dalles OR|1.1
821|Bend, OR|Bend OR|0.7
825|San Diego|San Diego CA|0.9
828|Monterey-Salinas|Salinas CA,Santa Cruz CA|0.75
839|Las Vegas|Las Vegas NV,Tonopah NV|1.1
855|Santa Barbara-Santa Maria-San Luis Obispo|Santa Barbara CA,Santa Maria CA,San Luis Obispo CA|0.9
862|Sacramento-Stockton-Modesto|Sacramento CA,Stockton CA,Modesto CA,Auburn CA|1.1
866|Fresno-Visalia|Fresno CA,Visalia CA,Merced CA|1
868|Chico-Redding|Chico CA,Redding CA|1
881|Spokane|Spokane WA,Coeur D Alene ID,Lewiston ID,Libby MT|1.3
`;

/** A television market. */
export interface Market {
  readonly code: string;
  readonly name: string;
  /** `City ST`. */
  readonly centers: readonly string[];
  /** Divides the distance to a centre. */
  readonly reach: number;
}

/** All markets, by code. */
export const markets: readonly Market[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', centers = '', reach] = line.split('|');
    return { code, name, centers: centers.split(','), reach: Number(reach) };
  });
